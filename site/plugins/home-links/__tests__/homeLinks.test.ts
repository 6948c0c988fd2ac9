import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {Home} from '../../../src/components/HomePage/home';
import pluginHomeLinks from '../index';

const HOME: Home = {
  lead: 'A.',
  endpointNote: ['A', '/docs/note#a'],
  doors: [{title: 'A', summary: 'A.', path: '/docs/door/'}],
  tasks: [['A', '/docs/task#a']],
  topics: [
    {title: 'A', summary: 'A.', operations: [['a', 'queries/a']]},
    {title: 'B', path: '/docs/topic', summary: 'B.', operations: []},
  ],
  lists: [['Queries', 'operations/queries/']],
  guides: [['A', '/docs/guide?a']],
  startingPoints: [
    {label: 'A', href: '/docs/start'},
    {label: 'A', href: 'https://a.example/'},
  ],
};

function build(routesPaths: readonly string[]): void {
  const props = {routesPaths, baseUrl: '/b/'} as Props & {readonly content: unknown};
  void pluginHomeLinks(undefined, {home: HOME}).postBuild?.({
    ...props,
    head: {},
    routesBuildMetadata: {},
  });
}

it('links of the home page lead to pages, with or without a slash at the end', () => {
  build([
    '/b/docs/note',
    '/b/docs/door',
    '/b/docs/topic',
    '/b/docs/task',
    '/b/docs/graphql/operations/queries/a',
    '/b/docs/graphql/operations/queries',
    '/b/docs/guide/',
    '/b/docs/start',
  ]);
});

it('links to no page stop the build, with the file that they are in', () => {
  expect(() => build(['/b/', '/docs/door'])).toThrow(
    new Error(`site/home.ts links to pages that do not exist. Correct these links, or remove them:
  - /docs/note#a
  - /docs/door/
  - /docs/topic
  - /docs/task#a
  - /docs/guide?a
  - /docs/graphql/operations/queries/a
  - /docs/graphql/operations/queries/
  - /docs/start`),
  );
});
