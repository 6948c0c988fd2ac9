import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {WebSocket} from 'ws';

/** What a browser answers to a command, and tells by itself. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly params?: {readonly level?: string; readonly text?: string};
  readonly result?: {
    readonly contexts?: readonly {readonly context: string}[];
    readonly exceptionDetails?: {readonly text: string};
    readonly result?: {readonly value?: string};
  };
}

export interface Firefox {
  /** Errors of pages so far. */
  readonly errors: readonly string[];
  /** Loads a page and waits until all that it names has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** What the text of a JavaScript expression is worth in the page, as JSON has it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const NAMES = ['firefox-esr', 'firefox'];
/** The keys of WebDriver that have no letter. */
export const ENTER = '\uE007';

/** The name and version of the installed Firefox; undefined where there is none. */
export function findFirefox():
  | {readonly command: string; readonly version: string}
  | undefined {
  for (const command of NAMES) {
    const {status, stdout} = spawnSync(command, ['--version'], {encoding: 'utf8'});
    if (status === 0) return {command, version: stdout.trim()};
  }
  return undefined;
}

/** Starts an installed Firefox, which is driven by WebDriver BiDi: Playwright's own is another build. */
export async function startFirefox(command: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const process = spawn(
    command,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const ended = new Promise((resolve) => process.once('exit', resolve));
  const address = await readAddress(process.stderr);
  const {send, errors, socket} = await connect(`${address}/session`);
  await send('session.new', {capabilities: {}});
  await send('session.subscribe', {events: ['log.entryAdded']});
  const tree = await send('browsingContext.getTree', {});
  const context = tree.result?.contexts?.[0]?.context;
  return {
    errors,
    open: async (url) => {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    evaluate: async (expression) => {
      const {result} = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: {context},
        awaitPromise: true,
      });
      if (result?.exceptionDetails) throw new Error(result.exceptionDetails.text);
      return JSON.parse(result?.result?.value ?? 'null') as unknown;
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
      await send('input.performActions', {
        context,
        actions: [{type: 'key', id: 'keyboard', actions}],
      });
    },
    close: async () => {
      socket.close();
      process.kill();
      await ended;
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    // What it says later must not fill the pipe.
    output.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened to WebDriver BiDi.');
}

async function connect(address: string): Promise<{
  readonly socket: WebSocket;
  readonly errors: readonly string[];
  readonly send: (method: string, params: object) => Promise<Message>;
}> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<Message> => {
    const id = ++last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({id, method, params}));
    const message = await answer;
    if (message.type === 'error')
      throw new Error(`${method}: ${message.message ?? 'failed'}`);
    return message;
  };
  return {socket, errors, send};
}
