import {expect, it} from 'vitest';
import {toSensitiveRoutes} from '../toSensitiveRoutes';

it('marks every route at every depth as sensitive and keeps the rest', () => {
  const routes = [
    {path: '/', exact: true},
    {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/intro'}]}]},
  ];
  expect(toSensitiveRoutes(routes)).toEqual([
    {path: '/', exact: true, sensitive: true},
    {
      path: '/docs',
      sensitive: true,
      routes: [
        {
          path: '/docs',
          sensitive: true,
          routes: [{path: '/docs/intro', sensitive: true}],
        },
      ],
    },
  ]);
});

it('leaves the given routes unchanged', () => {
  const routes = [{path: '/docs', routes: [{path: '/docs/intro'}]}];
  toSensitiveRoutes(routes);
  expect(routes).toEqual([{path: '/docs', routes: [{path: '/docs/intro'}]}]);
});
