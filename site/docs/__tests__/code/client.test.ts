import {spawnSync} from 'node:child_process';
import type {IncomingMessage, Server} from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createMockServer, ENDPOINT} from '../../../../commands/mock/createMockServer';
import {loadMockSchema} from '../../../../commands/mock/loadMockSchema';
import {SITE} from '../../../../commands/paths';
import {serveLocally} from '../../../../tests/support/serveLocally';
import {replaceAddresses} from '../../../guideAddresses';
import {reference} from '../../../reference';
import {guides} from '../guides';
import {blocksOf, printOperations} from './codeBlocks';
import {readFiles, readImports} from './readFiles';
import {createWorkshop} from './runSample';

const CLIENTS = 'docs/build/clients.md';

/** The files of feature guides that run by themselves, with the client of the quick start. */
const scripts = guides.flatMap(({path: guide}) => {
  const page = `docs/${guide}`;
  return guide.startsWith('build/')
    ? [...readFiles(page)].flatMap(([file, text]) =>
        readImports(text).includes('client') ? [{page, file}] : [],
      )
    : [];
});

/** The errors that the next requests get, one each; the last one stays. */
let errors: readonly string[] = [];
let keys: (string | undefined)[] = [];
let server: Awaited<ReturnType<typeof serveLocally>>;

/** Requests an error as a header does, in the order of `errors`. */
function addErrors(to: Server): Server {
  return to.prependListener('request', (request: IncomingMessage) => {
    const key = request.headers['idempotency-key'];
    keys.push(typeof key === 'string' ? key : undefined);
    const [error, ...rest] = errors;
    if (error === undefined) return;
    errors = rest;
    request.headers['mock-error'] = error;
    request.rawHeaders.push('Mock-Error', error);
  });
}

beforeAll(async () => {
  const {scalars} = reference;
  const mock = createMockServer(loadMockSchema(undefined, SITE), {scalars});
  server = await serveLocally(addErrors(mock));
});
afterAll(() => server.stop());
beforeEach(() => {
  errors = [];
  keys = [];
});

const REPEATED = '{"code": "RATE_LIMITED", "retryAfter": 0}';

async function run(
  page: string,
  file: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const workshop = createWorkshop(
    [...new Set(['docs/intro.md', page])],
    server.url + ENDPOINT,
    {'operations.js': printOperations(page), ...more},
  );
  try {
    return await workshop.run(file.replace(/ts$/, 'js'));
  } finally {
    workshop.remove();
  }
}

describe('a feature guide', () => {
  it('uses the client of the quick start', () => {
    const own = guides.filter(({path: guide}) => /^build\/(?!index|clients)/.test(guide));
    expect(new Set(scripts.map(({page}) => page))).toEqual(
      new Set(own.map(({path: guide}) => `docs/${guide}`)),
    );
  });

  it.each(scripts)('$page runs $file', async ({page, file}) => {
    const printed = await run(page, file);
    expect(printed).not.toMatch(/Error|undefined/);
    expect(printed).not.toBe('');
  });

  const TAKEN = '{"code": "CONFLICT", "fields": [{"field": "name", "rule": "TAKEN"}]}';
  it.each([
    ['spaces', 'create-garden', TAKEN, 'name TAKEN'],
    ['comments-and-reactions', 'reply', 'CONFLICT', 'This thread is closed.'],
    ['comments-and-reactions', 'reply', 'FORBIDDEN', 'You can no longer comment here.'],
    [
      'comments-and-reactions',
      'reply',
      '{"code": "RATE_LIMITED", "retryAfter": 600}',
      'You are writing a lot. Try again in ten minutes.',
    ],
    ['appointments', 'call-off', 'NOT_FOUND', 'Someone else has cancelled it.'],
    ['tools-and-links', 'add-tool', 'CONFLICT', 'The list is full.'],
    ['tools-and-links', 'add-tool', TAKEN, 'It is in the list.'],
    ['favorites', 'forget', 'NOT_FOUND', 'It was not a favorite.'],
    ['places', 'suggest-places', 'UPSTREAM_UNAVAILABLE', '[]'],
    ['moderation', 'report', 'CONFLICT', 'Thank you. The moderators will look at it.'],
  ])('%s handles the error of %s: %s', async (guide, file, error, expected) => {
    errors = [error];
    expect(await run(`docs/build/${guide}.md`, `${file}.ts`)).toBe(`${expected}\n`);
  });

  it.each([
    ['polls', 'vote'],
    ['tasks', 'start-task'],
    ['profiles-and-connections', 'accept'],
  ])('%s reads the state again after a CONFLICT', async (guide, file) => {
    errors = ['CONFLICT'];
    const printed = await run(`docs/build/${guide}.md`, `${file}.ts`);
    expect(printed).not.toMatch(/Error/);
    expect(keys).toEqual([expect.any(String), undefined]);
  });

  it.each(['search', 'connected-services'])(
    '%s shows what there is while a service is down',
    async (guide) => {
      errors = Array.from({length: 5}, () => 'UPSTREAM_UNAVAILABLE');
      const file = scripts.find(({page}) => page === `docs/build/${guide}.md`)!.file;
      expect(await run(`docs/build/${guide}.md`, file)).toMatch(/not available/);
    },
  );
});

describe('the client of the quick start', () => {
  const join = (): Promise<string> => run('docs/intro.md', 'join-space.ts');

  it('repeats a mutation with its key until it succeeds', async () => {
    errors = [REPEATED, 'INTERNAL_ERROR'];
    expect(await join()).toMatch(/"type": "MEMBER"/);
    expect(keys).toHaveLength(3);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\da-f-]{36}$/)]));
  });

  it('gives up after five tries', async () => {
    errors = Array.from({length: 9}, () => REPEATED);
    expect(await join()).toMatch(/ApiError|Mock-Error/);
    expect(keys).toHaveLength(5);
  });

  it.each(['FORBIDDEN', '{"code": "RATE_LIMITED", "retryAfter": 3600}'])(
    'does not repeat after %s',
    async (error) => {
      errors = [error];
      expect(await join()).toMatch(/Mock-Error/);
      expect(keys).toHaveLength(1);
    },
  );

  it('handles an error by its code', async () => {
    errors = ['CONFLICT'];
    expect(await run('docs/intro.md', 'leave-space.ts')).toBe(
      'You are the last owner. Appoint another one first.\n',
    );
    expect(await run('docs/intro.md', 'leave-space.ts')).toBe(
      'You have left the space.\n',
    );
  });

  it('shows broken rules next to their inputs', async () => {
    errors = [
      '{"code": "VALIDATION_FAILED", "fields": [{"field": "name", "rule": "TOO_SHORT"}]}',
    ];
    const script = `import {createSpace} from './create-space.js';
      console.log(JSON.stringify(await createSpace({name: 'Go'})));`;
    expect(await run('docs/errors.md', 'form.js', {'form.js': script})).toBe(
      '{"problems":{"name":"TOO_SHORT"}}\n',
    );
  });
});

const python = spawnSync('python3', ['--version']);
if (python.error) console.log('The client in Python is not run: there is no python3.');

describe.skipIf(python.error)('the client in Python', () => {
  const files = Object.fromEntries(
    blocksOf(['python'], CLIENTS).map(({title = '', code}) => [title, code]),
  );

  async function runPython(): Promise<string> {
    const own = Object.entries(files).map(([name, code]) => [
      name,
      replaceAddresses(code, {endpoint: server.url + ENDPOINT, signIn: undefined}),
    ]);
    const workshop = createWorkshop(
      [],
      server.url,
      Object.fromEntries(own) as typeof files,
    );
    try {
      const command = 'python3 -B list_spaces.py 2>&1; true';
      return await workshop.runShell(command);
    } finally {
      workshop.remove();
    }
  }

  it('reads a list and repeats a mutation with its key', async () => {
    errors = ['INTERNAL_ERROR'];
    expect(await runPython()).toMatch(/^\d+ spaces\nMEMBER\n$/);
    errors = [];
    keys = [];
    expect(Object.keys(files)).toEqual(['client.py', 'list_spaces.py']);
  });

  it('raises an error with its code', async () => {
    errors = ['FORBIDDEN'];
    expect(await runPython()).toMatch(/client\.ApiError: /);
    expect(keys).toHaveLength(1);
  });
});
