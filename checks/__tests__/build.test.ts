import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findReferencePages, readBuild, toPagePath} from '../build';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'build-'));
});

afterEach(() => rm(directory, {recursive: true}));

async function write(name: string, content: string): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

it('reads pages, other files and the sitemap', async () => {
  await write('index.html', '<title>Home</title>');
  await write('404.html', '');
  await write('docs/graphql/index.html', '');
  await write('docs/graphql/types/objects/space/index.html', '');
  await write('assets/js/main.js', 'x');
  await write('assets/js/main.js.br', '12345');
  await write(
    'sitemap.xml',
    '<urlset><url><loc>https://docs.example/</loc></url><url><loc>https://docs.example/docs/versioning/</loc></url></urlset>',
  );

  const build = readBuild(directory);

  expect([...build.pages.keys()].sort()).toEqual([
    '/',
    '/404',
    '/docs/graphql',
    '/docs/graphql/types/objects/space',
  ]);
  expect(build.pages.get('/')?.titles).toEqual(['Home']);
  expect([...build.assets.keys()].sort()).toEqual(['/assets/js/main.js', '/sitemap.xml']);
  expect(build.assets.get('/assets/js/main.js')?.read()).toBe('x');
  expect(build.sitemap).toEqual(['/', '/docs/versioning/']);
  expect(
    findReferencePages(build)
      .map((page) => page.path)
      .sort(),
  ).toEqual(['/docs/graphql', '/docs/graphql/types/objects/space']);
});

it('weighs the precompressed file, or compresses', async () => {
  await write('index.html', 'x'.repeat(5000));
  await write('docs.html', 'x'.repeat(5000));
  await write('docs.html.br', '12345');

  const {weigh} = readBuild(directory);

  expect(weigh('/docs')).toBe(5);
  expect(weigh('/')).toBeLessThan(50);
  expect(weigh('/')).toBeGreaterThan(5);
  expect(weigh('/nope')).toBe(0);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/404.html', '/404'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
])('gives %s the page path %s', (url, pagePath) => {
  expect(toPagePath(url)).toBe(pagePath);
});
