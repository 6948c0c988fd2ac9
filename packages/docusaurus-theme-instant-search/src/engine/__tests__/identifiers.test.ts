import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {loadGithubSchema} from '../../../../graphql-api-model/src/__tests__/schemas';
import {guide, indexOf, toPages} from '../../__tests__/searchSite';
import type {GuidePage} from '../../format/indexFile';
import type {SearchPage} from 'graphql-api-model';
import {splitWords} from 'graphql-api-model/words';
import {createEngine} from '../engine';
import {evaluate} from './evaluate';

/** Guides in the words of the reference: 20 summaries a section, 5 sections a guide. */
function guidesAbout(pages: readonly SearchPage[]): GuidePage[] {
  const told = pages.filter(({summary}) => summary !== undefined);
  const sections = Array.from({length: Math.ceil(told.length / 20)}, (_, index) => {
    const some = told.slice(20 * index, 20 * (index + 1));
    const heading = splitWords(some[0]!.name).slice(0, 2).join(' ');
    return [heading, some.map(({summary}) => summary).join(' ')] as const;
  });
  return Array.from({length: Math.ceil(sections.length / 5)}, (_, index) =>
    guide(`Part ${index}`, ['', ''], ...sections.slice(5 * index, 5 * (index + 1))),
  );
}

// Guides use the same words as the reference, which must not hide a name.
const pages = toPages(loadGithubSchema().schema);
const index = indexOf(pages, guidesAbout(pages));
const {search} = createEngine(index);

it("finds GitHub's pages and members by their names", {timeout: 120_000}, async () => {
  const find = (query: string) =>
    search(query).groups.flatMap(({name, results}) =>
      results.map(({title, parent = ''}) => {
        if (name === 'guides') return {page: `guide ${title}`};
        return parent === '' ? {page: title} : {page: parent, member: title};
      }),
    );
  const shares = await evaluate(pages, find);
  expect(shares).toMatchObject({exact: 1, lowerCase: 1, spacedWords: 1});
  expect(shares.oneTypo).toBeGreaterThanOrEqual(0.99);
  expect(shares.beginning).toBeGreaterThanOrEqual(0.9);
  expect(shares.members).toBeGreaterThanOrEqual(0.9);
});

it("indexes GitHub's schema in at most 30 bytes a page", () => {
  const size = brotliCompressSync(JSON.stringify(index.reference)).length;
  expect(size / pages.length).toBeLessThanOrEqual(30);
});
