import {readFileSync} from 'node:fs';
import {loadSettings, parseSettings, runProgram} from 'graphql-samples/command';
import {expect, it} from 'vitest';
import {checkHelp} from '../../../../tests/support/checkHelp';
import {runCaptured} from '../../../../tests/support/runCaptured';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {PROGRAM} from '../program';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const COMMANDS = Object.entries(PROGRAM.commands);

const run = (args: readonly string[], directory = '/') =>
  runCaptured(() => runProgram(args, directory, PROGRAM));

it.each(COMMANDS)('describes %s in --help and in the README', async (name, command) => {
  await checkHelp(`graphql-reference ${name}`, command, README);
});

it('describes each command with an example', async () => {
  const {code, out} = await run(['--help']);
  expect(code).toBe(0);
  for (const [name, {text, example}] of COMMANDS)
    expect(out.replace(/\s+/g, ' ')).toContain(
      `${name} ${text} graphql-reference ${name} ${example}`,
    );
});

it.each([['--version'], ['-v'], ['build', '-v'], ['a.graphql', '--version']])(
  'logs the version for %j',
  async (...args) => {
    const out: unknown = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(await run(args)).toEqual({code: 0, out, errors: ''});
  },
);

it.each([
  [[], 'No command is named. Write "build", '],
  [['bild', 'a.graphql'], 'There is no command "bild". Did you mean "build"?\n\nUsage'],
  [['check-exmples'], 'There is no command "check-exmples". '],
])('fails with 1 for %j', async (args, message) => {
  const {code, errors} = await run(args);
  expect(code).toBe(1);
  expect(errors.startsWith(message)).toBe(true);
});

it.each([
  [['a.graphql']],
  [['./api']],
  [['api']],
  [['-', '--title', 'A']],
  [['--title', 'A', 'a.graphql']],
  [['https://a.example/graphql']],
  [['*.graphql']],
])('is build for %j', async (args) => {
  const directory = writeFolder({'api/a.graphql': ''});
  const {out} = await run([...args, '--help'], directory);
  expect(out).toMatch(/^Usage: graphql-reference build <schema>/);
  const {code, errors} = await run([...args, '--nothing'], directory);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^There is no option "--nothing"\.\n\nUsage: graphql-reference build <schema>/,
  );
});

it.each([
  ['diff', 3],
  ['snapshot', 2],
])('has commands of %s in the README that are valid', (name, count) => {
  const {options = {}} = PROGRAM.commands[name] ?? {};
  const lines = README.match(new RegExp(`(?<=graphql-reference ${name} ).+`, 'g')) ?? [];
  const line = {directory: '/', program: `graphql-reference ${name}`};
  for (const written of lines) {
    const args = written.replace(/ > .*/, '').replaceAll('"', '').split(' ');
    const values = parseSettings(loadSettings(args, line, options), line, options);
    expect(values).not.toEqual({});
  }
  expect(lines).toHaveLength(count);
});
