import {expect, it} from 'vitest';
import {runNode} from '../../commands/processes';
import {writeFolder} from '../../tests/support/writeFolder';

it('logs one line when there is no build', async () => {
  const folder = writeFolder();
  const args = ['--import', 'tsx', 'checks/run.ts', folder];
  expect(await runNode(args, {output: 'capture'})).toEqual({
    code: 1,
    output: `There is no build to check in "${folder}". Make one first: npm run build\n`,
  });
});
