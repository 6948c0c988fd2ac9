import {runCommand} from './runCommand';
import {buildReferenceSite} from './reference/buildReferenceSite';

await runCommand(() => buildReferenceSite(process.argv.slice(2)));
