import type {Program} from 'graphql-samples/command';
import {DIFF} from './diff/diffCommand';
import {MCP} from './mcp/mcpCommand';
import {DESCRIBE, REQUEST, SEARCH} from './mcp/terminalCommands';
import {SNAPSHOT} from './snapshot/snapshotCommand';
import {createBuildCommand} from './reference/buildCommand';
import {VERSION} from './command/version';

/** The program `graphql-reference`. */
export const PROGRAM: Program = {
  name: 'graphql-reference',
  commands: {
    build: createBuildCommand(({out, baseUrl = '/'}) => {
      const place = baseUrl === '/' ? '' : `, so that it is found at ${baseUrl}`;
      return `Open it: serve that folder${place}. Any server of files can do it, such as npx sirv-cli ${JSON.stringify(out)}`;
    }),
    diff: DIFF,
    snapshot: SNAPSHOT,
    mcp: MCP,
    search: SEARCH,
    describe: DESCRIBE,
    request: REQUEST,
  },
  defaultCommand: 'build',
  version: VERSION,
};
