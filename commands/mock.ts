import {MOCK, PROGRAM} from './mock/mockCommand';
import {runScript} from './runCommand';

await runScript(PROGRAM, MOCK);
