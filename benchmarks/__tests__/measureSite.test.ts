import {beforeAll, expect, it} from 'vitest';
import {writeFolder} from '../../tests/support/writeFolder';
import {brotliBytes, findPages, measureFirstLoad, measureSite} from '../measureSite';

const PAGE = 'docs/graphql/types/objects/space/index.html';
const HTML = `<link rel="stylesheet" href="/styles.css"><link rel="prefetch" href="/later.js">
<link rel="modulepreload" href="../../../../../main.js"><script src="/main.js"></script>
<script src="https://example.org/other.js"></script>`;
const FILES = {
  'index.html': 'home',
  '404.html': 'missing',
  'docs/graphql/types/objects/index.html': 'a list',
  'docs/graphql/types/objects/a.html': 'small',
  [PAGE]: HTML,
  'docs/graphql/types/objects/space.md': 'text'.repeat(7),
  'docs/graphql/operations/queries/b/index.html': HTML + HTML,
  'styles.css': 'a{}'.repeat(200),
  'main.js': 'f()'.repeat(300),
  'main.js.br': 'compressed',
  'later.js': 'later',
};

let site: string;

beforeAll(() => {
  site = writeFolder(FILES);
});

it('finds the pages of operations and types by size', async () => {
  const {pages, reference, median} = await findPages(site);
  expect(pages).toHaveLength(5);
  expect(reference.map(({file}) => file)).toEqual([
    'docs/graphql/types/objects/a.html',
    PAGE,
    'docs/graphql/operations/queries/b/index.html',
  ]);
  expect(median.file).toBe(PAGE);
});

it('adds the styles and scripts that the HTML requests, each once', async () => {
  const [html = 0, css = 0, js = 0] = await Promise.all(
    [HTML, FILES['styles.css'], FILES['main.js']].map((text) =>
      brotliBytes(Buffer.from(text)),
    ),
  );
  expect(await measureFirstLoad(site, PAGE)).toEqual({
    html,
    css,
    js,
    total: html + css + js,
  });
});

it('describes a site in columns', async () => {
  const row = await measureSite(site);
  expect(row).toMatchObject({pages: 5, 'output (MB)': 0, 'Markdown (tokens)': 8});
  expect(row['first load (KB)']).toBe(0.1);
});

it('rejects a folder without pages', async () => {
  await expect(findPages(writeFolder())).rejects.toThrow('has no page. Build it first.');
});
