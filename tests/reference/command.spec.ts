import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {markGenerated} from 'graphql-reference/output';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findFreePort} from '../support/freePort';
import {type RunningProgram, startProgram} from '../support/startProgram';
import {writeFolder} from '../support/writeFolder';
import {runReference} from './buildReference';

// Unit tests of graphql-reference have the other options, messages and sources.
test.describe.configure({timeout: 600_000});

const SDL = `type Query {
  "See [there](/nowhere), [here](#b) and [the type](/types/objects/space)."
  space: Space
}
type Space {
  id: ID
}
`;

/** Starts `npm run reference`. */
function startReference(...args: readonly string[]): RunningProgram {
  return startProgram(['--import', 'tsx', 'commands/reference.ts', ...args]);
}

test(
  'standard input and a gzipped file are one schema, whose pages have the logo and the origin',
  LONG_ONLY,
  async () => {
    const folder = writeFolder({'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'});
    const file = path.join(folder, 'tag.sdl.gz');
    writeFileSync(file, gzipSync('type Tag {\n  id: ID\n}\n'));
    const out = path.join(folder, 'out');
    const {end, output, write} = startReference(
      ...['-', file, '--out', out, '--url', 'https://api.example/v1', '--lenient'],
      ...['--logo', path.join(folder, 'logo.svg'), '--group-by', 'file'],
    );
    write(`${SDL}extend type Query {\n  space: String\n}\n`);
    expect(await end(), output()).toBe(0);

    await test.step('the pages', () => {
      const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
      const page = read('types/objects/tag/index.html');
      expect(page).toContain('href="https://api.example/v1/types/objects/tag"');
      expect(page).toContain('<link data-rh="true" rel="icon" href="/v1/img/logo.svg"/>');
      expect(page).toContain('<img src="/v1/img/logo.svg" alt="" ');
      expect(existsSync(path.join(out, 'img/logo.svg'))).toBe(true);
      expect(read('sitemap.xml')).toContain(
        '<loc>https://api.example/v1/types/objects/tag</loc>',
      );
      expect(read('index.html')).toContain('Standard input');
      const query = read('operations/queries/space/index.html');
      expect(query).toContain('/types/objects/space');
      expect(query).not.toContain('/types/scalars/string');
    });

    await test.step('the log', () => {
      expect(output()).toMatch(/^Reading the schema \.\.\.\n/);
      expect(output()).toMatch(
        /standard-input\.graphql:9:3: "Query\.space" is defined twice, first at standard-input\.graphql:3:3\./,
      );
      expect(output()).toContain('The first definition is used.');
      expect(output()).toContain('page path = /v1/operations/queries/space');
      expect(output()).toContain('linking to /nowhere');
      expect(output()).toContain('linking to #b');
      expect(output()).toMatch(
        /\n\d+ pages in [\d.]+ s, peak memory \d+ MB, [\d.]+ MB in .*out\n/,
      );
    });
  },
);

test('an error stops the build with one message and leaves the last output as it was', async () => {
  const folder = writeFolder({
    'a.graphql': SDL.replace('ID', 'IDD'),
    'out/index.html': 'earlier',
  });
  const out = path.join(folder, 'out');
  await markGenerated(out);
  const file = path.join(folder, 'a.graphql');
  const {code, output} = await runReference([file, '--out', out]);
  expect(code).toBe(1);
  expect(output).toBe(`Reading the schema ...
${path.relative(ROOT, file)}:6:7: Unknown type "IDD". Did you mean "ID" or "Int"?
    5 | type Space {
  > 6 |   id: IDD
      |       ^
    7 | }
The build failed; ${out} is as it was.
`);
  expect(readdirSync(out).toSorted()).toEqual(['.generated-files', 'index.html']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('earlier');
});

test(
  '--watch shows each change of the schema, and logs an error without a stack',
  LONG_ONLY,
  async ({page}) => {
    // In normal mode reference/development tests the server that this starts.
    const folder = writeFolder({'a.graphql': SDL});
    const file = path.join(folder, 'a.graphql');
    const port = await findFreePort();
    const {end, output} = startReference(file, '--watch', '--port', port);
    await expect.poll(output, {timeout: 300_000}).toContain('compiled successfully');
    await page.goto(`http://127.0.0.1:${port}/types/objects/space`);
    const main = page.getByRole('main');
    await expect(main.locator('#id')).toBeVisible();

    writeFileSync(file, SDL.replace('id: ID', 'id: IDD'));
    await expect.poll(output).toContain('The pages stay as they were.');
    expect(output()).toContain(
      'a.graphql:6:7: Unknown type "IDD". Did you mean "ID" or "Int"?\n',
    );
    expect(output()).not.toMatch(/\n +at /);

    writeFileSync(file, SDL.replace('id: ID', 'id: ID name: String'));
    await expect(main.locator('#name')).toBeVisible();
    expect(await end('SIGINT')).toBe(0);
  },
);
