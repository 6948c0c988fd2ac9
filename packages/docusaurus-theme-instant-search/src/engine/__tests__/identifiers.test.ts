import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {evaluate} from '../../__fixtures__/evaluate';
import {makeSchema} from '../../__fixtures__/makeSchema';
import {githubSchema, schemaOf, schemaPages} from '../../__fixtures__/schemaPages';
import {guidesAbout, indexOf} from '../../__fixtures__/searchSite';
import type {SearchPage} from '../../searchPage';
import {createEngine} from '../engine';

const SCHEMAS: readonly (readonly [name: string, pages: readonly SearchPage[]])[] = [
  ['GitHub', schemaPages(githubSchema())],
  ...[500, 2000, 5000].map(
    (size) => [`of ${size} types`, schemaPages(schemaOf(makeSchema(size)))] as const,
  ),
];

describe.each(SCHEMAS)('schema %s', (_name, pages) => {
  // Guides use the same words as the reference, and are no reason not to find a name.
  const index = indexOf(pages, guidesAbout(pages));
  const {search} = createEngine(index);

  it('finds pages and members as often as promised', {timeout: 120_000}, async () => {
    const find = (query: string) =>
      search(query).groups.flatMap(({name, results}) =>
        results.map(({title, parent = ''}) => {
          if (name === 'guides') return {page: `guide ${title}`};
          return parent === '' ? {page: title} : {page: parent, member: title};
        }),
      );
    const shares = await evaluate(pages, find, 100);
    expect(shares).toMatchObject({exact: 1, lowerCase: 1, spacedWords: 1});
    expect(shares.oneTypo).toBeGreaterThanOrEqual(0.99);
    expect(shares.beginning).toBeGreaterThanOrEqual(0.92);
    expect(shares.members).toBeGreaterThanOrEqual(0.9);
  });

  it('takes at most 30 bytes a page', () => {
    const size = brotliCompressSync(JSON.stringify(index.reference)).length;
    expect(size / pages.length).toBeLessThanOrEqual(30);
  });
});
