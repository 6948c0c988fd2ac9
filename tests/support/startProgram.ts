import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {stripVTControlCharacters} from 'node:util';
import {ROOT} from '../../commands/paths';

interface RunningProgram {
  /** All that it has written so far, without colours. */
  readonly output: () => string;
  /** Sends it a signal, and returns its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a program of Node.js, and keeps what it writes. */
export function startProgram(args: readonly string[], cwd = ROOT): RunningProgram {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {...process.env, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return {
    output: () => stripVTControlCharacters(text),
    end: async (signal) => {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}
