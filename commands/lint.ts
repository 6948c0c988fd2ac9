import path from 'node:path';
import {runNode} from './processes';
import {runCommand} from './runCommand';
import {ROOT} from './paths';
import {toolFile} from './test/tools';

/**
 * ESLint for who writes: only files that changed since the last run. `npm test` asks about all of
 * them, because a rule that knows types may find something in a file whose imports changed.
 */
await runCommand(async () => {
  const {code} = await runNode(
    [
      toolFile('eslint/bin/eslint.js'),
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${path.join(ROOT, '.cache', 'eslint', path.sep)}`,
      ...process.argv.slice(2),
    ],
    {output: 'terminal'},
  );
  return code;
});
