import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';
import {findFreePort} from '../support/freePort';

/** WebKitGTK's browser, driven by the W3C WebDriver protocol, which Playwright does not use. */
export interface WebKit {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Moves the pointer onto the first element that a selector matches, and clicks it. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses keys one after another; the characters of a string are pressed together. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** The errors that pages have logged since the last call. */
  readonly takeErrors: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const ENVIRONMENT = {
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};
const DISPLAY = ['-a', '-s', '-screen 0 1600x1300x24', 'dbus-run-session', '--'];
const BROWSER = {
  args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
};
/** The name of the property with the id of an element in a response. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK on a display of its own. */
export async function startWebKit(): Promise<WebKit> {
  const port = await findFreePort();
  // In a group of its own, so that all of it can be ended.
  const driver = spawn('xvfb-run', [...DISPLAY, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {...process.env, ...ENVIRONMENT},
  });
  const closed = once(driver, 'close');
  let errors: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (/^CONSOLE .*ERROR/.test(line)) errors.push(line);
  });

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {readonly value: unknown};
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async function createSession(): Promise<string> {
    for (let tries = 0; tries < 300; tries++) {
      const isReady = await send('GET', '/status').catch(() => undefined);
      if (isReady) break;
      await wait(100);
    }
    const alwaysMatch = {'webkitgtk:browserOptions': BROWSER};
    const {sessionId} = (await send('POST', '/session', {
      capabilities: {alwaysMatch},
    })) as {readonly sessionId: string};
    return `/session/${sessionId}`;
  }

  const session = await createSession();
  const post = (path: string, body: object): Promise<unknown> =>
    send('POST', session + path, body);
  await post('/window/rect', {width: 1280, height: 900});
  return {
    open: async (url) => void (await post('/url', {url})),
    evaluate: async (run, ...args) =>
      (await post('/execute/sync', {
        script: `return (${run.toString()})(...arguments)`,
        args,
      })) as ReturnType<typeof run>,
    click: async (selector) => {
      const found = await post('/element', {using: 'css selector', value: selector});
      const id = (found as Readonly<Record<string, string>>)[ELEMENT];
      await post(`/element/${id}/click`, {});
    },
    press: async (...keys) => {
      const actions = keys.flatMap((together) => {
        const values = Array.from(together);
        return [
          ...values.map((value) => ({type: 'keyDown', value})),
          ...values.reverse().map((value) => ({type: 'keyUp', value})),
        ];
      });
      await post('/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    stop: async () => {
      await send('DELETE', session);
      process.kill(-driver.pid!, 'SIGTERM');
      await closed;
    },
  };
}
