import {existsSync} from 'node:fs';
import path from 'node:path';
import {adviseOnName} from 'graphql-api-model/words';
import {DIFF} from '../diff/diffOptions';
import {MCP} from '../mcp/mcpOptions';
import {SNAPSHOT} from '../snapshot/snapshotOptions';
import {readVersion} from './loadArguments';
import {BUILD} from './options';
import {toOverview} from './optionTable';
import {runBuild} from './runBuild';
import {CommandError} from './runCommand';

const PROGRAM = 'graphql-reference';
const HELP = toOverview(PROGRAM, {
  build: BUILD,
  diff: DIFF,
  snapshot: SNAPSHOT,
  mcp: MCP,
});

/**
 * Runs the program `graphql-reference` and returns its exit code.
 *
 * @param args - The arguments after the name of the program.
 * @param directory - Absolute; paths are relative to it.
 */
export async function runCommandLine(
  args: readonly string[],
  directory: string,
): Promise<number> {
  const [command = '', ...rest] = args;
  const line = {directory, program: `${PROGRAM} ${command}`};
  switch (command) {
    case 'build':
      return runBuild(rest, {...line, advise});
    case 'diff': {
      const {runDiff} = await import('../diff/runDiff');
      return runDiff(rest, line);
    }
    case 'snapshot': {
      const {runSnapshot} = await import('../snapshot/runSnapshot');
      return runSnapshot(rest, line);
    }
    case 'mcp': {
      const {runMcp} = await import('../mcp/runMcp');
      return runMcp(rest, line);
    }
    case '-v':
    case '--version':
      console.log(readVersion());
      return 0;
    case '-h':
    case '--help':
    case 'help':
      console.log(HELP);
      return 0;
    case '':
      throw new CommandError(`No command and no schema is named.\n\n${HELP}`);
    default:
      // A word that is neither a command nor a path is a command with a mistake.
      if (/^\w+$/.test(command) && !existsSync(path.resolve(directory, command))) {
        const advice = adviseOnName(
          command,
          ['build', 'diff', 'snapshot', 'mcp'],
          'Write "build", "diff", "snapshot", "mcp", or the path of a schema.',
        );
        throw new CommandError(`There is no command "${command}". ${advice}\n\n${HELP}`);
      }
      return runBuild(args, {directory, program: `${PROGRAM} build`, advise});
  }
}

const advise: Parameters<typeof runBuild>[1]['advise'] = ({out, baseUrl = '/'}) => {
  const place = baseUrl === '/' ? '' : `, so that it is found at ${baseUrl}`;
  return `Open it: serve that folder${place}. Any server of files can do it, such as npx sirv-cli ${JSON.stringify(out)}`;
};
