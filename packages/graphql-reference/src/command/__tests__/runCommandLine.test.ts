import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {DIFF_OPTIONS} from '../../diff/diffOptions';
import {MCP_OPTIONS} from '../../mcp/mcpOptions';
import {SNAPSHOT_OPTIONS} from '../../snapshot/snapshotOptions';
import {OPTIONS} from '../options';
import {parseFlags} from '../parseFlags';
import {CommandError} from '../runCommand';
import {runCaptured} from './runCaptured';
import {runCommandLine} from '../runCommandLine';

const HELP = `Usage: graphql-reference <command> [options]

  build     Builds a website of a schema, with a page for every operation, type and directive.
            graphql-reference build schema.graphql --out site
  diff      Lists what has changed between two schemas, and fails if a change is breaking.
            graphql-reference diff git:main:schema.graphql schema.graphql
  snapshot  Keeps a schema as the state of a day, for the list of changes in a reference.
            graphql-reference snapshot schema.graphql --states schema-history
  mcp       Serves a schema or a built site to assistants, by the Model Context Protocol.
            graphql-reference mcp schema.graphql

"build" can be omitted: graphql-reference schema.graphql
Options of a command: graphql-reference <command> --help`;

it.each([
  [[], `No command and no schema is named.\n\n${HELP}`],
  [['bild', 'a.graphql'], `There is no command "bild". Did you mean "build"?\n\n${HELP}`],
  [
    ['publish'],
    `There is no command "publish". Write "build", "diff", "snapshot", "mcp", or the path of a schema.\n\n${HELP}`,
  ],
])('throws for %j', async (args, message) => {
  await expect(runCommandLine(args, '/')).rejects.toEqual(new CommandError(message));
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
  const {out} = await runCaptured(() => runCommandLine([...args, '--help'], directory));
  expect(out).toMatch(/^Usage: graphql-reference build <schema>/);
  await expect(runCommandLine([...args, '--nothing'], directory)).rejects.toThrow(
    /^There is no option "--nothing"\.\n\nUsage: graphql-reference build <schema>/,
  );
});

it.each(['build', 'diff', 'snapshot', 'mcp'])(
  'describes %s in lines of 100 letters, with an example that is valid',
  async (command) => {
    const {out} = await runCaptured(() => runCommandLine([command, '--help'], '/'));
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    const [, args = ''] = /^Example: graphql-reference \w+ (.*)$/m.exec(out) ?? [];
    const options = {
      build: OPTIONS,
      diff: DIFF_OPTIONS,
      snapshot: SNAPSHOT_OPTIONS,
      mcp: MCP_OPTIONS,
    }[command];
    const line = {directory: '/', program: command};
    expect(parseFlags(args.split(' '), line, options ?? {})).not.toEqual({});
  },
);

it.each<[readonly string[], unknown]>([
  [['--help'], HELP],
  [['--version'], expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  [['-v'], expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  [['build', '-v'], expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  [
    ['build', '--help'],
    expect.stringMatching(
      /^Usage: .*\n\nBuilds .*\n\nExample: .*\n\n {2}<schema> [^]*\n {2}--out/,
    ),
  ],
])('logs the text for %j', async (args, text) => {
  const result = await runCaptured(() => runCommandLine(args, '/'));
  expect(result).toEqual({code: 0, out: text, errors: ''});
});
