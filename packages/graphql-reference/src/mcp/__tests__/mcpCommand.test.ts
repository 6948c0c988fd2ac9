import {readFileSync} from 'node:fs';
import {loadSettings, parseSettings, runCommandLine} from 'graphql-samples/command';
import {expect, it} from 'vitest';
import {runCaptured} from '../../../../../tests/support/runCaptured';
import {MCP} from '../mcpCommand';

const LINE = {directory: '/', program: 'graphql-reference mcp'};
const HINT = `Usage: graphql-reference mcp <schema or site> [options]
Options: graphql-reference mcp --help`;

it.each([
  [[], `No schema and no site is named.\n\n${HINT}`],
  [
    ['none.graphql'],
    'The schema file "/none.graphql" does not exist.\n  Looked for /none.graphql.',
  ],
  [
    ['https://api.example/'],
    `The schema "https://api.example/" is an address, and only files are read.
  Save the response to the introspection query, or the SDL, in a file and name that file.`,
  ],
])('exits with 2 for %j', async (args, message) => {
  expect(await runCaptured(() => runCommandLine(args, LINE, MCP))).toEqual({
    code: 2,
    out: '',
    errors: expect.stringContaining(message) as unknown,
  });
});

it('has a valid config for editors in the README', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [config = ''] = /(?<=```json\n)\{\n {2}"mcpServers[^`]*/.exec(readme) ?? [];
  const {mcpServers} = JSON.parse(config) as {
    mcpServers: Record<string, {command: string; args: readonly string[]}>;
  };
  const [server] = Object.values(mcpServers);
  expect(server?.command).toBe('npx');
  const [program, command, ...args] = server?.args ?? [];
  expect([program, command]).toEqual(['graphql-reference', 'mcp']);
  const settings = loadSettings(args, LINE, MCP.options);
  expect(parseSettings(settings, LINE, MCP.options).schema).toEqual(['/schema.graphql']);
});
