import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {readVersion} from '../command/loadArguments';
import {toHelp, toHint} from '../command/optionTable';
import {type CommandLine, parseFlags} from '../command/parseFlags';
import {parseSettings} from '../command/parseSettings';
import {CommandError} from '../command/runCommand';
import {createServer} from './createServer';
import {MCP_OPTIONS} from './mcpOptions';
import {prepare} from './prepare';

/** Runs `mcp`: serves the tools over standard input and output until the input ends. */
export async function runMcp(
  args: readonly string[],
  line: CommandLine,
): Promise<number> {
  const settings = parseFlags(args, line, MCP_OPTIONS);
  if (settings.help) {
    console.log(toHelp(line.program, MCP_OPTIONS));
    return 0;
  }
  if (!settings.schema) {
    throw new CommandError(
      `No schema and no site is named.\n\n${toHint(line.program, MCP_OPTIONS)}`,
    );
  }
  const {directory} = line;
  const source = {
    ...{hide: [], lenient: false, directory},
    ...parseSettings(settings, line, MCP_OPTIONS),
    warn: console.error,
  };
  // The client gets its first response while they load.
  const loading = import('./createTools').then(({createTools}) => createTools(source));
  const server = serveStdio(() => createServer(loading, readVersion()));
  try {
    const {preparations} = await loading;
    await prepare(preparations);
    return 0;
  } catch (error) {
    await server.close();
    throw new CommandError((error as Error).message);
  }
}
