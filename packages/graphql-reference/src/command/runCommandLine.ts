import {readVersion} from './loadArguments';
import {DIFF_OPTIONS} from '../diff/diffOptions';
import {MCP_OPTIONS} from '../mcp/mcpOptions';
import {SNAPSHOT_OPTIONS} from '../snapshot/snapshotOptions';
import {OPTIONS} from './options';
import {toHint} from './optionTable';
import {runBuild} from './runBuild';
import {CommandError} from './runCommand';

const BUILD = 'graphql-reference build';
const DIFF = 'graphql-reference diff';
const SNAPSHOT = 'graphql-reference snapshot';
const MCP = 'graphql-reference mcp';
const HINT = [
  toHint(BUILD, OPTIONS),
  toHint(DIFF, DIFF_OPTIONS),
  toHint(SNAPSHOT, SNAPSHOT_OPTIONS),
  toHint(MCP, MCP_OPTIONS),
].join('\n\n');

/**
 * Runs the program `graphql-reference` and returns its exit code.
 *
 * @param args - The arguments after the name of the program.
 * @param directory - Absolute; paths are relative to it.
 */
export async function runCommandLine(
  [command, ...args]: readonly string[],
  directory: string,
): Promise<number> {
  if (command === 'build') {
    return runBuild(args, {directory, program: BUILD, advise});
  }
  if (command === 'diff') {
    const {runDiff} = await import('../diff/runDiff');
    return runDiff(args, {directory, program: DIFF});
  }
  if (command === 'snapshot') {
    const {runSnapshot} = await import('../snapshot/runSnapshot');
    return runSnapshot(args, {directory, program: SNAPSHOT});
  }
  if (command === 'mcp') {
    const {runMcp} = await import('../mcp/runMcp');
    return runMcp(args, {directory, program: MCP});
  }
  if (command === '--version') console.log(readVersion());
  else if (['--help', '-h', 'help'].includes(command ?? '')) console.log(HINT);
  else {
    const problem =
      command === undefined
        ? 'No command is named.'
        : `There is no command "${command}". Write "build", "diff", "snapshot" or "mcp".`;
    throw new CommandError(`${problem}\n\n${HINT}`);
  }
  return 0;
}

const advise: Parameters<typeof runBuild>[1]['advise'] = ({out, baseUrl = '/'}) => {
  const place = baseUrl === '/' ? '' : `, so that it is found at ${baseUrl}`;
  return `Open it: serve that folder${place}. Any server of files can do it, such as npx sirv-cli ${JSON.stringify(out)}`;
};
