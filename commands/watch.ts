import {runNode} from './processes';
import {runCommand} from './runCommand';
import {toolFile} from './test/tools';

/** Runs the unit tests that a change concerns, after each change; a path runs those below it. */
await runCommand(async () => {
  const args = [toolFile('vitest/vitest.mjs'), 'watch', ...process.argv.slice(2)];
  const {code} = await runNode(args, {output: 'terminal'});
  return code;
});
