import {spawn} from 'node:child_process';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildSchema, graphqlSync} from 'graphql';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {findFreePort} from '../support/freePort';
import {writeFolder} from '../support/writeFolder';
import {buildReference, runReference} from './buildReference';

test.describe.configure({timeout: 600_000});

const SDL = 'type Query {\n  space: Space\n}\ntype Space {\n  id: ID\n}\n';

/** Runs `npm run reference`, and keeps what it says; `end` waits for its exit code. */
function startReference(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'commands/reference.ts', ...args], {
    cwd: ROOT,
    env: {...process.env, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'},
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {child, end, output: () => stripVTControlCharacters(text)};
}

/** A server of GraphQL that answers as told, and its address. */
async function startServer(
  answer: (query: string, response: ServerResponse) => void,
): Promise<{readonly address: string; readonly close: () => void}> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      answer((JSON.parse(text) as {query: string}).query, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('standard input and a gzipped file are one schema; a logo and an origin are shown', async () => {
  const folder = writeFolder({'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'});
  const file = path.join(folder, 'tag.sdl.gz');
  writeFileSync(file, gzipSync('type Tag {\n  id: ID\n}\n'));
  const out = path.join(folder, 'out');
  const {child, end, output} = startReference(
    ...['-', file, '--out', out, '--url', 'https://api.example/v1'],
    ...['--logo', path.join(folder, 'logo.svg'), '--group-by', 'file'],
  );
  child.stdin.end(SDL);
  expect(await end, output()).toBe(0);
  const page = readFileSync(path.join(out, 'types/objects/tag/index.html'), 'utf8');
  expect(page).toContain('href="https://api.example/v1/types/objects/tag"');
  expect(page).toContain('<link data-rh="true" rel="icon" href="/v1/img/logo.svg"/>');
  expect(page).toContain('<img src="/v1/img/logo.svg" alt="" ');
  expect(existsSync(path.join(out, 'img/logo.svg'))).toBe(true);
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://api.example/v1/types/objects/tag</loc>',
  );
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('Standard input');
});

test('a mistake in standard input is logged with its place', async () => {
  const out = path.join(writeFolder({}), 'out');
  const {child, end, output} = startReference('-', '--out', out);
  child.stdin.end('type Query {\n  a: IDD\n}\n');
  expect(await end).toBe(1);
  expect(output()).toBe(`Reading the schema ...
standard input:2:6: Unknown type "IDD".
    1 | type Query {
  > 2 |   a: IDD
      |      ^
    3 | }
  Did you mean "ID"?
The build failed.
`);
});

test('the schema of a server is fetched; without --url no page names an origin', async () => {
  const schema = buildSchema(SDL);
  const {address, close} = await startServer((query, response) => {
    response.end(JSON.stringify(graphqlSync({schema, source: query})));
  });
  const out = path.join(writeFolder({}), 'out');
  const output = await buildReference(out, address);
  close();
  expect(output).toContain(
    `Fetching the schema of ${address} ...\nReading the schema ...`,
  );
  const page = readFileSync(path.join(out, 'types/objects/space/index.html'), 'utf8');
  expect(page).toContain('rel="canonical" href="/types/objects/space"');
  const directive = path.join(out, 'operations/directives/skip/index.html');
  for (const html of [page, readFileSync(directive, 'utf8')]) {
    expect(html).not.toContain('localhost');
    expect(html).not.toContain('og:url');
  }
  expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false);
});

test('a problem of the schema of a server is logged with its address', async () => {
  const {address, close} = await startServer((_query, response) => {
    response.end(
      '{"data": {"__schema": {"queryType": {"name": "Query"}, "types": [], "directives": []}}}',
    );
  });
  const out = path.join(writeFolder({}), 'out');
  const {code, output} = await runReference([`${address}?key=secret`, '--out', out]);
  close();
  expect(code).toBe(1);
  expect(output).toContain(`${address}:1:`);
  expect(output).toContain('"Query"');
  expect(output).not.toMatch(/secret|fetched-schema|\n +at /);
});

test('--watch shows each change of the schema, and logs a mistake without a stack', async ({
  page,
}) => {
  // In normal mode reference/development tests the server that this starts.
  test.skip(!IS_LONG, LONG_ONLY);
  const folder = writeFolder({'a.graphql': SDL});
  const file = path.join(folder, 'a.graphql');
  const port = await findFreePort();
  const {child, end, output} = startReference(file, '--watch', '--port', port);
  try {
    await expect.poll(output, {timeout: 300_000}).toContain('compiled successfully');
    await page.goto(`http://127.0.0.1:${port}/types/objects/space`);
    const main = page.getByRole('main');
    await expect(main.locator('#id')).toBeVisible({timeout: 60_000});

    writeFileSync(file, SDL.replace('id: ID', 'id: IDD'));
    await expect
      .poll(output, {timeout: 60_000})
      .toContain('The pages stay as they were.');
    expect(output()).toContain(
      'a.graphql:5:7: Unknown type "IDD".\n    4 | type Space {\n  > 5 |   id: IDD\n      |       ^\n    6 | }\n  Did you mean "ID"?\n\nThe pages stay as they were.\n',
    );
    expect(output()).not.toMatch(/\n +at /);

    writeFileSync(file, SDL.replace('id: ID', 'id: ID name: String'));
    await expect(main.locator('#name')).toBeVisible({timeout: 60_000});
  } finally {
    child.kill('SIGINT');
  }
  expect(await end).toBe(0);
});
