import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;
/** Programs that a command runs; each prints "ready". */
const WAITS = `console.log('ready'); setInterval(() => {}, 1000)`;
const IGNORES = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log('ignored')); ${WAITS}`;
const ENDS_WITH_0 = `process.on('SIGINT', () => process.exit(0)); process.on('SIGTERM', () => process.exit(0)); ${WAITS}`;

interface Command {
  /** The code of the program that the command runs; without it the command waits by itself. */
  readonly program?: string;
  readonly output?: 'terminal' | 'capture';
  readonly env?: Readonly<Record<string, string>>;
  /** Words before the program, such as a shell. */
  readonly shell?: string;
}

/** Starts a command with a temporary folder, which does more after its program unless it is stopped. */
function startCommand({program, output = 'terminal', env, shell}: Command) {
  const temporary = writeFolder();
  const code = `
    import {runCommand, runNode, runProcess} from 'graphql-reference/command';
    import {createTemporaryFolder} from 'graphql-reference/output';
    import {writeFileSync} from 'node:fs';
    await runCommand(async () => {
      writeFileSync(createTemporaryFolder('command-') + '/file', '');
      const [program, shell] = ${JSON.stringify([program, shell])};
      if (!program) {
        console.log('ready');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      } else if (shell) {
        console.log('ready');
        await runProcess('sh', ['-c', shell], {output: '${output}'});
      } else {
        if ('${output}' === 'capture') console.log('ready');
        await runNode(['--eval', program], {output: '${output}'});
      }
      console.log('went on');
      return 0;
    });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    {cwd: import.meta.dirname, env: {...process.env, TMPDIR: temporary, ...env}, detached: true},
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    ready: () => expect.poll(() => text, {timeout: 60_000}).toContain('ready'),
    /** What it wrote, its exit code, and its temporary folders at the end. */
    end: async () => {
      const [code] = await closed;
      const left = readdirSync(temporary).filter((name) => name.startsWith('command-'));
      return {text, code, left};
    },
  };
}

const sendTo = {
  'the process': (child: ChildProcess, signal: NodeJS.Signals) => child.kill(signal),
  'its group': (child: ChildProcess, signal: NodeJS.Signals) =>
    process.kill(-(child.pid ?? NaN), signal),
};
const TARGETS = Object.keys(sendTo) as (keyof typeof sendTo)[];
