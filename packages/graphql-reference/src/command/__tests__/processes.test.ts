import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {createServer, type Socket} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {combine} from '../../../../../commands/test/longMode';
import {writeFolder} from '../../../../../tests/support/writeFolder';

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** Code that connects to the test, which learns its process id by it, and when it ends. */
const CONNECT = `require('net').connect(process.env.TMPDIR + '/socket').write(String(process.pid));`;
/** A program that does this at a signal. */
const onSignal = (action: string): string =>
  `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {${action}});
   ${CONNECT}`;
const run = (program: string): string =>
  `await runNode(${JSON.stringify(['--eval', program])}, {output: 'terminal'});`;
/** npm and shells do not pass each signal on. */
const captureInShell = (program: string): string => {
  const args = ['-c', '"$0" "$@"; echo', process.execPath, '--eval', program];
  return `await runProcess('sh', ${JSON.stringify(args)}, {output: 'capture'});`;
};

/** Starts a command with a temporary folder. `parents` are the words of programs that start it. */
function startCommand(work: string, parents: readonly string[] = []) {
  const temporary = writeFolder();
  const server = createServer().listen(path.join(temporary, 'socket'));
  const code = `
    import {createRequire} from 'node:module';
    import {runCommand, runNode, runProcess} from 'graphql-reference/command';
    import {createTemporaryFolder} from 'graphql-reference/output';
    const require = createRequire(process.cwd() + '/');
    await runCommand(async () => {
      createTemporaryFolder('command-');
      ${work}
      console.log('It went on.');
      return 0;
    });`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval'];
  // It becomes the first of these programs.
  const child = spawn('env', [...parents, ...node, code], {
    cwd: import.meta.dirname,
    detached: true,
    env: {...process.env, TMPDIR: temporary, npm_lifecycle_event: 'build'},
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const closed = once(child, 'close');
  return {
    send: (signal: NodeJS.Signals) => child.kill(signal),
    sendToGroup: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? NaN), signal),
    /** Waits for the program. */
    connect: async () => {
      const [socket] = (await once(server, 'connection')) as [Socket];
      const [pid] = (await once(socket, 'data')) as [Buffer];
      socket.on('error', () => undefined);
      return {
        pid: Number(pid),
        ended: once(socket, 'close'),
        isRunning: () => !socket.closed,
      };
    },
    /** Waits for the end, and returns all that it wrote, its exit code and its temporary folders. */
    end: async () => {
      await closed;
      server.close();
      const folders = readdirSync(temporary).filter((name) =>
        name.startsWith('command-'),
      );
      return {text, code: child.exitCode, folders};
    },
  };
}

const WAIT = `${CONNECT} await new Promise(() => {});`;
/** What a command may do when a signal comes. */
const WORK = [
  ['it does something itself', WAIT],
  ['it runs a program', run(onSignal('process.exit(1)'))],
  ['it runs one that exits with 0, as Docusaurus does', run(onSignal('process.exit()'))],
  ['it captures the output of a program', captureInShell(onSignal('process.exit(1)'))],
] as const;
/** To the process alone, or to its group as a terminal does. */
const SENT = SIGNALS.flatMap(([signal, code]) =>
  (['send', 'sendToGroup'] as const).map((send) => ({signal, code, send})),
);

it.each(combine(WORK, SENT).map(([[title, work], sent]) => ({title, work, ...sent})))(
  'a command ends by $signal while $title ($send)',
  async ({work, signal, code, send}) => {
    const command = startCommand(work);
    const {ended} = await command.connect();
    command[send](signal);
    expect(await command.end()).toEqual({text: 'Interrupted.\n', code, folders: []});
    await ended;
  },
);

it('lets a program tidy up, also when npm passes the signal of a terminal on', async () => {
  const tidyUp = `setTimeout(() => {console.log('Tidied up.'); process.exit()}, 300)`;
  const command = startCommand(run(onSignal(tidyUp)));
  await command.connect();
  command.send('SIGINT');
  await setTimeout(50);
  command.send('SIGINT');
  expect(await command.end()).toEqual({
    text: 'Tidied up.\nInterrupted.\n',
    code: 130,
    folders: [],
  });
});

it.each([
  ['a second signal', true],
  ['some seconds', false],
])('ends a program that ignores a signal after %s', async (_title, isRepeated) => {
  const command = startCommand(captureInShell(onSignal('')));
  const {ended, isRunning} = await command.connect();
  const start = performance.now();
  command.send('SIGTERM');
  // Time in which a second signal is the same one.
  await setTimeout(600);
  expect(isRunning()).toBe(true);
  if (isRepeated) command.send('SIGTERM');
  expect(await command.end()).toEqual({text: 'Interrupted.\n', code: 143, folders: []});
  await ended;
  if (!isRepeated) expect(performance.now() - start).toBeGreaterThan(4900);
});

it('ends when the shell that npm started it with is gone', async () => {
  const command = startCommand(WAIT, ['sh', '-c', '"$0" "$@"; echo']);
  await command.connect();
  command.send('SIGKILL');
  const {text, folders} = await command.end();
  expect({text, folders}).toEqual({text: 'Interrupted.\n', folders: []});
});

/** Runs a command in a terminal, which closes at SIGUSR1, and prints how the command ended. */
const TERMINAL = `import os, pty, signal, sys
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[1], sys.argv[1:])
signal.signal(signal.SIGUSR1, lambda *_: os.close(terminal))
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))`;
const PYTHON = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!PYTHON)(
  'ends by SIGHUP when its terminal is closed (skipped without python3)',
  async () => {
    const command = startCommand(run(onSignal('process.exit(1)')), [
      'python3',
      '-c',
      TERMINAL,
    ]);
    const {ended} = await command.connect();
    command.send('SIGUSR1');
    expect(await command.end()).toEqual({text: '-1\n', code: 0, folders: []});
    await ended;
  },
);

it('goes on after a program that is killed', async () => {
  const command = startCommand(`console.log(${run(CONNECT).replace(/;$/, '')});`);
  const {pid} = await command.connect();
  process.kill(pid, 'SIGKILL');
  expect(await command.end()).toEqual({
    text: "{ code: 137, output: '' }\nIt went on.\n",
    code: 0,
    folders: [],
  });
});
