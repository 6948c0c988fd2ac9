import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {readVersion} from '../command/loadArguments';
import type {CommandLine} from '../command/parseFlags';
import {PASSED, runReport} from '../command/runReport';
import {createServer} from './createServer';
import {MCP} from './mcpOptions';
import {prepare} from './prepare';

/** Runs `mcp`: serves the tools over standard input and output until the input ends. */
export function runMcp(args: readonly string[], line: CommandLine): Promise<number> {
  return runReport(args, line, MCP, async (options) => {
    const {directory} = line;
    const source = {
      ...{hide: [], lenient: false, directory},
      ...options,
      warn: console.error,
    };
    // The client gets its first response while they load.
    const loading = import('./createTools').then(({createTools}) => createTools(source));
    const server = serveStdio(() => createServer(loading, readVersion()));
    try {
      const {preparations} = await loading;
      await prepare(preparations);
      return PASSED;
    } catch (error) {
      await server.close();
      throw error;
    }
  });
}
