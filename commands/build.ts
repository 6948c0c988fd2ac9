import {buildSite} from './build/buildSite';
import {runCommand} from './runCommand';

await runCommand(() => buildSite(process.argv.slice(2)));
