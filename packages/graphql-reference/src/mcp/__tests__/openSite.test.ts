import {rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FORMAT_VERSION, toIndex} from 'docusaurus-theme-instant-search/engine';
import {expect, it} from 'vitest';
import type {Files} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createTools} from '../createTools';
import {describePage} from '../describePage';
import {isSite, openSite} from '../openSite';
import {printElementClosure} from '../printElementClosure';
import {printFindings} from '../printFindings';

const PAGES = ['a', 'b'].map((name) => ({
  kind: 'query',
  name,
  url: `/base/${name}-api/operations/queries/${name}`,
}));
const GUIDE = {
  kind: 'guide',
  title: 'Guide',
  url: '/base/docs/guide',
  sections: [
    ['', 'Guide', '', ''],
    ['own', 'Part', 'Text.', 'text'],
  ],
};
const INDEX = JSON.stringify({version: FORMAT_VERSION, file: 'index.json'});

function createSite(files: Files = {}): string {
  return writeFolder({
    'index.html': '',
    'search-index.json': INDEX,
    'index.json': JSON.stringify({...toIndex(PAGES), guides: [GUIDE]}),
    'a-api/operations/queries/a.md': '# a\n',
    'b-api/operations/queries/b.md': '# b\n',
    'a-api/schema.graphql': 'type Query { a: Int }',
    'b-api/schema.graphql': 'type Query { b: String }',
    'docs/guide.md': '---\ntitle: "Guide"\n---\n\n# Guide\n\n## Part\n\nText.\n',
    ...files,
  });
}

const directory = createSite();
const reference = openSite(directory)();

it('knows a built site by its home page', () => {
  expect([directory, tmpdir()].map(isSite)).toEqual([true, false]);
});

it.each([
  ['b', '# b\n\n```graphql\ntype Query {\n  b: String\n}\n```\n'],
  ['/base/docs/guide', '# Guide\n\n## Part\n\nText.\n'],
  ['https://docs.example/base/docs/guide/', '# Guide\n\n## Part\n\nText.\n'],
  ['/base/docs/guide.md#part', 'From /base/docs/guide:\n\n## Part\n\nText.\n'],
  ['/base/docs/guide#own', 'From /base/docs/guide:\n\n## Part\n\nText.\n'],
  [
    '/base/docs/guide#none',
    'There is no section "none" of /base/docs/guide. This is the page:\n\n# Guide\n\n## Part\n\nText.\n',
  ],
])('reads %s, whatever the base URL of the site', (name, text) => {
  expect(describePage(reference, name)).toBe(text);
});

it('lists deprecated members of a page last', () => {
  const page =
    '# a\n\n## Arguments\n\n### `old`\n\n`Int`, deprecated\n\n### `new`\n\n`Int`\n\n## Returns\n\nInt\n';
  const site = openSite(createSite({'docs/guide.md': page}))();
  expect(describePage(site, '/base/docs/guide')).toBe(
    '# a\n\n## Arguments\n\n### `new`\n\n`Int`\n\n### `old`\n\n`Int`, deprecated\n\n## Returns\n\nInt\n',
  );
});

it('has all tools for a folder that is named relative to the one of the command', () => {
  const source = {hide: [], lenient: false, warn: console.error};
  const tools = createTools({
    ...source,
    schema: [path.basename(directory)],
    directory: path.dirname(directory),
  });
  expect(tools.search({query: 'b'}).text).toContain('- query b');
  expect(tools.closure({name: 'b'}).text).toBe('type Query {\n  b: String\n}\n');
});

it('reads no file outside of the site', () => {
  writeFileSync(path.join(directory, '../outside.md'), 'x');
  expect(reference.printPage('/base/../outside')).toBeUndefined();
});

it('finds an element, and checks a document, in the schema of several that fits', () => {
  expect(printElementClosure(reference, 'b')).toBe('type Query {\n  b: String\n}\n');
  expect(printFindings(reference, {document: '{ b }'}).text).toBe(
    'The document is valid.',
  );
});

it('throws for a site without the schema of a reference', () => {
  const wrong = createSite();
  for (const name of ['a', 'b']) rmSync(path.join(wrong, `${name}-api/schema.graphql`));
  expect(describePage(openSite(wrong)(), 'b')).toBe('# b\n');
  expect(() => printFindings(openSite(wrong)(), {document: '{ b }'})).toThrow(
    `${wrong} has no schema.graphql. Build the site again, or name the files of its schema.`,
  );
});

it.each([
  [
    {'search-index.json': '{}'},
    `/search-index.json has format undefined, not ${FORMAT_VERSION}. Build the site again, or name the files of its schema.`,
  ],
  [
    {'search-index.json': ''},
    '/search-index.json, the index for search, is missing or is not JSON. Build the site again, or name the files of its schema.',
  ],
  [
    {'index.json': JSON.stringify(toIndex([{...PAGES[0]!, url: '/base/c'}]))},
    ' has no page of a reference as Markdown. Build the site again, or name the files of its schema.',
  ],
])('throws for a site with %j', (files, end) => {
  const wrong = createSite(files);
  expect(openSite(wrong)).toThrow(`${wrong}${end}`);
});
