import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {collapse, folder, generate, page, readRoutes, show, staticPage} from './generate';

const CASES = 150;
const NAMES = ['a', 'b', 'c', 'ab'];

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makeSite(seed: number): readonly RouteConfig[] {
  const random = createRandom(seed);
  const pick = (most: number): number => Math.floor(random() * most);
  const makePath = (below = '', most = 4): string =>
    below +
    Array.from(
      {length: 1 + pick(most)},
      () => `/${NAMES[pick(NAMES.length)] ?? ''}`,
    ).join('') +
    (random() < 0.3 ? '/' : '');
  const makePaths = (below = ''): readonly string[] =>
    Array.from({length: 1 + pick(8)}, () => makePath(below));
  const families = Array.from({length: 1 + pick(3)}, (_, family) =>
    makePaths().map((path) => ({...staticPage(path, `plugin${family}`), family})),
  ).flat();
  const folders = Array.from({length: pick(3)}, () => {
    const path = makePath('', 2).replace(/\/$/, '');
    return folder(path, makePaths(path));
  });
  return [...families, ...makePaths().map((path) => page(path)), ...folders];
}

function listPaths(routes: readonly RouteConfig[]): readonly string[] {
  return routes.flatMap(({path, routes: inner}) => [path, ...listPaths(inner ?? [])]);
}

it('every path of a site is shown as its server shows it', () => {
  for (let seed = 0; seed < CASES; seed += 1) {
    const site = makeSite(seed);
    const generated = generate(site);
    const [before, after] = [readRoutes(generated), readRoutes(collapse(generated))];
    const firstFor = (path: string): {family?: unknown} =>
      before.find((route) => show([route], path).length > 0) as {family?: unknown};
    // A family all of whose pages are hidden by others is none.
    const shown = before.map(({path}) => firstFor(String(path)).family);
    const families = [...new Set(shown)].filter((family) => family !== undefined);
    for (const path of listPaths(site)) {
      const {family} = firstFor(path);
      const expected =
        family === undefined ? show(before, path) : [families.indexOf(family)];
      expect(show(after, path), `${path} of site ${seed}`).toEqual(expected);
    }
  }
});
