import {runDocusaurus} from './docusaurus/runDocusaurus';
import {runCommand} from './runCommand';

await runCommand(() =>
  runDocusaurus(['start', '--no-open', ...process.argv.slice(2)], {
    // A folder of its own for what Docusaurus generates, so that a build can run meanwhile.
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/dev'},
  }),
);
