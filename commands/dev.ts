import {docusaurus} from './docusaurus';
import {runCommand} from './runCommand';

await runCommand(() => docusaurus(['start', '--no-open', ...process.argv.slice(2)]));
