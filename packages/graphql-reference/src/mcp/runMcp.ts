import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {VERSION} from '../command/version';
import {createServer} from './createServer';
import type {McpSchema} from './openSchema';
import {prepare} from './prepare';

/** Serves the tools until the input ends, and returns the exit code. */
export async function runMcp(source: McpSchema): Promise<number> {
  // The client gets its first response while they load.
  const loading = import('./createTools').then(({createTools}) => createTools(source));
  const server = serveStdio(() => createServer(loading, VERSION));
  try {
    const {preparations} = await loading;
    await prepare(preparations);
    return 0;
  } catch (error) {
    await server.close();
    throw error;
  }
}
