import {BENCHMARK} from './benchmark/compareBuilds';
import {runScript} from './runCommand';

await runScript('npm run benchmark --', BENCHMARK);
