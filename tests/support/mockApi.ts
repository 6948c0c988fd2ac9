import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {promisify} from 'node:util';
import {ROOT} from '../../commands/paths';

/** The server of `npm run mock`. */
export interface MockApi {
  /** The address that requests are sent to. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Reads the address that the command prints when it answers. */
async function readEndpoint({stdout, stderr}: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  for await (const part of stdout ?? []) {
    const [, endpoint] = /Answering at (\S+)/.exec(text + String(part)) ?? [];
    if (endpoint !== undefined) return endpoint;
  }
  throw new Error(`npm run mock ended without an address:\n${text}`);
}

/** Starts the server of example data on a port that is free. */
export async function startMockApi(): Promise<MockApi> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'commands/mock.ts', '--port', '0'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit');
  return {
    endpoint: await readEndpoint(child),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** What a real shell prints of a command that was pasted into it. */
export async function runPasted(command: string): Promise<string> {
  const {stdout} = await promisify(execFile)('sh', ['-c', command], {
    env: {PATH: process.env['PATH'], TOKEN: 'any', no_proxy: '*'},
  });
  return stdout;
}
