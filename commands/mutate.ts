import {mutate} from '../mutation/run';
import {runCommand} from './runCommand';

await runCommand(() => mutate(process.argv.slice(2)));
