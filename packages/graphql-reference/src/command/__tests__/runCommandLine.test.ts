import {expect, it} from 'vitest';
import {CommandError} from '../runCommand';
import {runCaptured} from './runCaptured';
import {runCommandLine} from '../runCommandLine';

const HELP = `Usage: graphql-reference build <schema> [options]
Options: graphql-reference build --help

Usage: graphql-reference diff <old> <new> [options]
Options: graphql-reference diff --help

Usage: graphql-reference snapshot <schema> [options]
Options: graphql-reference snapshot --help

Usage: graphql-reference mcp <schema or site> [options]
Options: graphql-reference mcp --help`;

it.each([
  [[], `No command is named.\n\n${HELP}`],
  [
    ['bild', 'a.graphql'],
    `There is no command "bild". Write "build", "diff", "snapshot" or "mcp".\n\n${HELP}`,
  ],
])('throws for %j', async (args, message) => {
  await expect(runCommandLine(args, '/')).rejects.toEqual(new CommandError(message));
});

it.each<[readonly string[], unknown]>([
  [['--help'], HELP],
  [['--version'], expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  [
    ['build', '--help'],
    expect.stringMatching(/^Usage: .*\n\n {2}<schema> .*\n {2}--out/),
  ],
])('logs the text for %j', async (args, text) => {
  const result = await runCaptured(() => runCommandLine(args, '/'));
  expect(result).toEqual({code: 0, out: text, errors: ''});
});
