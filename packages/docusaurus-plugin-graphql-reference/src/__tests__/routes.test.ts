import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {type PackedPage, toModuleRoutes, toStaticRoutes} from '../routes';

const PAGES: readonly PackedPage[] = [
  {href: '/docs/graphql/', dataFile: '/data/overview.json', bytes: [0, 80]},
  {
    href: '/docs/graphql/types/objects/space',
    dataFile: '/data/space.json',
    bytes: [80, 95],
  },
];

const SHARED = {versionFile: '/data/version.json'};

it('a static page reads its data from disk and has a frame in the browser', () => {
  const routes = toStaticRoutes(PAGES, SHARED);
  for (const {component, frame} of routes) {
    expect([component, frame].map((file) => existsSync(`${file}.tsx`))).toEqual([
      true,
      true,
    ]);
  }
  expect(
    routes.map(({path, dataFile, bytes, context}) => ({
      path,
      dataFile: dataFile as string,
      bytes: bytes as [number, number],
      context,
    })),
  ).toEqual(
    PAGES.map(({href, dataFile, bytes}) => ({
      path: href,
      dataFile,
      bytes,
      context: {version: '/data/version.json'},
    })),
  );
});

it('a page as a module imports its data', () => {
  const routes = toModuleRoutes(PAGES, SHARED);
  expect(routes.every(({component}) => existsSync(`${component}.tsx`))).toBe(true);
  expect(routes.map(({component: _, ...route}) => route)).toEqual(
    PAGES.map(({href, dataFile}) => ({
      path: href,
      exact: true,
      context: {version: '/data/version.json'},
      modules: {__props: dataFile},
    })),
  );
});
