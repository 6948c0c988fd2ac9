import {existsSync} from 'node:fs';
import {matchPath} from 'react-router';
import {describe, expect, it} from 'vitest';
import {toPages} from '../pages/toPages';
import {toDocumentRoutes, toModuleRoutes, toStaticRoutes} from '../routes';
import {contextOf} from './contextOf';

const PAGES = [
  {href: '/docs/graphql/', dataFile: '/data/overview.json'},
  {href: '/docs/graphql/types/objects/space', dataFile: '/data/space.json'},
];

it('a static page reads its data from disk, a module page imports it', () => {
  const toValues = (routes: ReturnType<typeof toStaticRoutes>) =>
    routes.map(({component, ...route}) => {
      expect(existsSync(`${component}.tsx`)).toBe(true);
      return route;
    });
  expect(toValues(toStaticRoutes(PAGES))).toEqual(
    PAGES.map(({href, dataFile}) => ({path: href, exact: true, dataFile})),
  );
  expect(toValues(toModuleRoutes(PAGES))).toEqual(
    PAGES.map(({href, dataFile}) => ({
      path: href,
      exact: true,
      modules: {__props: dataFile},
    })),
  );
});

describe.each(['/docs/graphql/', '/', '/base/'])(
  'the routes of the browser below %s',
  (base) => {
    const routes = toDocumentRoutes(base);
    const isShown = (pathname: string) =>
      routes.some(
        ({path, exact}) =>
          matchPath(pathname, {path, exact: exact ?? false, sensitive: true}) !== null,
      );

    it('stand for every page of the reference', () => {
      const context = contextOf(
        'directive @a on FIELD type Mutation { a: Int } type Subscription { a: Int } interface I { a: Int } enum E { A } input J { a: Int } union U = T type T { a: Int }',
        {basePath: base},
      );
      const hrefs = [...toPages(context)].map(({href}) => href);
      expect(hrefs.filter((href) => !isShown(href))).toEqual([]);
    });

    it('stand for nothing else', () => {
      const others = [
        'nowhere',
        'types/',
        'operations/',
        'types/objectsmore',
        'Types/objects/a',
      ];
      expect(others.filter((path) => isShown(base + path))).toEqual([]);
    });
  },
);
