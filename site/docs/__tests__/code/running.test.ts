import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {printSchema, type GraphQLObjectType} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createMockServer, ENDPOINT} from '../../../../commands/mock/createMockServer';
import {loadMockSchema} from '../../../../commands/mock/loadMockSchema';
import {ROOT, SITE} from '../../../../commands/paths';
import {serveLocally} from '../../../../tests/support/serveLocally';
import {reference} from '../../../reference';
import {createWorkshop, curlOf, type Workshop} from './runSample';

let server: Awaited<ReturnType<typeof serveLocally>>;
let workshop: Workshop;

beforeAll(async () => {
  const {scalars} = reference;
  server = await serveLocally(
    createMockServer(loadMockSchema(undefined, SITE), {scalars}),
  );
  workshop = createWorkshop(
    [
      'docs/intro.md',
      'docs/pagination.md',
      'docs/seo-sitemap.md',
      'docs/server-side-rendering.md',
      'docs/versioning/app.md',
      'docs/versioning/graphql-api-evolution.md',
    ],
    server.url + ENDPOINT,
    {
      'tomatoes.jpg': Buffer.from('a picture'),
      'check.js': `import {checkVersion} from './checkVersion.js';
        console.log(await checkVersion('4.12.0', 'ANDROID'));`,
      'read.js': `import {readPublic} from './readPublic.js';
        const query = 'query First { spaces(first: 1) { items { name } } }';
        const [one, two] = [readPublic(query, {}, 'en'), readPublic(query, {}, 'en')];
        console.log(one === two, JSON.stringify(await one));`,
    },
  );
  // Run by its reader's Node.js, it finds the library where npm puts it.
  symlinkSync(
    path.join(ROOT, 'node_modules'),
    path.join(workshop.folder, 'node_modules'),
  );
});

afterAll(async () => {
  await server.stop();
  workshop.remove();
});

describe('the quick start', () => {
  it.each(['find-spaces', 'join-space', 'publish-post'])('runs %s.ts', async (name) => {
    const data = JSON.parse(await workshop.run(`${name}.js`)) as object;
    expect(Object.values(data)).toEqual([expect.any(Object)]);
  });

  it('runs its commands', async () => {
    const commands = curlOf('docs/intro.md');
    expect(commands.length).toBe(3);
    for (const command of commands) {
      const answer = JSON.parse(await workshop.runShell(command)) as object;
      expect(Object.keys(answer)).toEqual(['data']);
    }
  });
});

it('the check of operations prints what the guide shows', async () => {
  const guide = readFileSync(
    path.join(SITE, 'docs/versioning/graphql-api-evolution.md'),
    'utf8',
  );
  // The guide breaks lines.
  const [deprecated, gone] = [
    ...guide.matchAll(/```text\n((?:deprecated|error): [^`]*(?:`[^`\n]+`[^`]*)*?)\n```/g),
  ].map(([, text = '']) => text.replaceAll(/\n +/g, ' '));
  const schema = loadMockSchema(undefined, SITE);
  const check = async (): Promise<string> => {
    const write = (name: string, text: string): void =>
      writeFileSync(path.join(workshop.folder, name), text);
    write('schema.graphql', printSchema(schema));
    write('schema.old.graphql', printSchema(schema));
    write('operations.graphql', '{ myPosts { items { publishedOn } } }');
    return workshop.run('checkOperations.js');
  };
  expect(await check()).toBe(`${deprecated}\n`);
  delete (schema.getType('Post') as GraphQLObjectType).getFields()['publishedOn'];
  expect(await check()).toBe(`${gone}\n`);
});

it('a list is read to its end', async () => {
  expect(await workshop.run('members.js')).toMatch(/^(?:[A-Z]+ \w.*\n)+$/);
});

it('a sitemap is written, with an index of its files', async () => {
  await workshop.run('sitemap.js');
  const index = readFileSync(path.join(workshop.folder, 'sitemaps/index.xml'), 'utf8');
  expect(index).toContain('<sitemapindex xmlns=');
});

it('the version of an app is checked', async () => {
  expect(await workshop.run('check.js')).toMatch(/^(?:ok|ending|refused)\n$/);
});

it('readers who arrive together share one public response', async () => {
  expect(await workshop.run('read.js')).toMatch(/^true \{"spaces":\{"items":\[/);
});
