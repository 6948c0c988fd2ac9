import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {promisify} from 'node:util';
import {ROOT} from '../../commands/paths';

/** The server of `npm run mock`. */
export interface MockApi {
  /** The address that requests are sent to. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server of example data on a free port, whose address it prints. */
export async function startMockApi(): Promise<MockApi> {
  const args = ['--import', 'tsx', 'commands/mock.ts', '--port', '0'];
  const child = spawn(process.execPath, args, {cwd: ROOT});
  const ended = once(child, 'exit');
  let text = '';
  const endpoint = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [, found] = /Answering at (\S+)/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.once('exit', () => reject(new Error(`npm run mock ended:\n${text}`)));
  });
  return {
    endpoint,
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
