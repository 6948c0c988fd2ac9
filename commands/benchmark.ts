import path from 'node:path';
import {ROOT} from './paths';
import {runNode} from './processes';
import {runCommand} from './runCommand';

const program = path.join(ROOT, 'benchmarks', 'run.ts');

await runCommand(async () => {
  const args = ['--import', 'tsx', program, ...process.argv.slice(2)];
  const {code} = await runNode(args, {output: 'terminal'});
  return code;
});
