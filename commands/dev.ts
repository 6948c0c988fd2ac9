import {docusaurus} from './docusaurus';
import {runCommand} from './runCommand';

await runCommand(() =>
  // In a folder of its own, so that a build can run meanwhile.
  docusaurus(['start', '--no-open', ...process.argv.slice(2)], '.cache/dev'),
);
