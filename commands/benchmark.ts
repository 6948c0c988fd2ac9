import {compareBuilds} from './benchmark/compareBuilds';
import {runCommand} from './runCommand';

await runCommand(async () => {
  console.log(await compareBuilds(process.argv.slice(2)));
  return 0;
});
