import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {evaluate, mistype} from '../../__fixtures__/evaluate';
import {makeSchema} from '../../__fixtures__/makeSchema';
import {createRandom} from '../../__fixtures__/random';
import {githubSchema, schemaOf, schemaPages} from '../../__fixtures__/schemaPages';
import {indexOf} from '../../__fixtures__/searchSite';
import type {SearchPage} from '../../searchPage';
import {splitWords} from '../../words';
import {createEngine} from '../engine';

const SCHEMAS: readonly (readonly [name: string, pages: readonly SearchPage[]])[] = [
  ['GitHub', schemaPages(githubSchema())],
  ...[500, 2000, 5000].map(
    (size) => [`of ${size} types`, schemaPages(schemaOf(makeSchema(size)))] as const,
  ),
];

describe.each(SCHEMAS)('schema %s', (_name, pages) => {
  const index = indexOf(pages);
  const {search} = createEngine(index);

  it('finds pages and members as often as promised', {timeout: 120_000}, async () => {
    const find = (query: string) =>
      search(query).groups.flatMap(({results}) =>
        results.map(({title, parent}) =>
          parent === undefined ? {page: title} : {page: parent, member: title},
        ),
      );
    const shares = await evaluate(pages, find, 100);
    expect(shares).toMatchObject({exact: 1, lowerCase: 1, spacedWords: 1});
    expect(shares.oneTypo).toBeGreaterThanOrEqual(0.99);
    expect(shares.beginning).toBeGreaterThanOrEqual(0.92);
    expect(shares.members).toBeGreaterThanOrEqual(0.92);
  });

  it('takes at most 30 bytes a page', () => {
    const size = brotliCompressSync(JSON.stringify(index.reference)).length;
    expect(size / pages.length).toBeLessThanOrEqual(30);
  });
});

describe('at 2,000 pages', () => {
  it('answers 95 % of queries within 10 ms of processor time', () => {
    const pages = schemaPages(githubSchema());
    const {search} = createEngine(indexOf(pages));
    const random = createRandom(2);
    const names = pages.filter((_, index) => index % 20 === 0).map(({name}) => name);
    const queries = names.flatMap((name) => [
      name,
      name.slice(0, 3),
      name.slice(0, Math.ceil(name.length * 0.6)),
      splitWords(name).join(' '),
      mistype(name, random),
    ]);
    const times = queries.map((query) => bestOf(3, () => search(query)));
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(10);
  });
});

/** Milliseconds of processor time of the cheapest run; other programs do not count in it. */
function bestOf(runs: number, action: () => void): number {
  const times = Array.from({length: runs}, () => {
    const start = process.cpuUsage();
    action();
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
