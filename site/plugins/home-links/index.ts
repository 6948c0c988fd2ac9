import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReportError} from 'graphql-api-model';
import type {Home} from '../../src/components/HomePage/home';

/** Stops the build at links of `home.ts` to no page; Docusaurus would report the home page alone. */
export default function pluginHomeLinks(
  _context: LoadContext | undefined,
  {home}: {readonly home: Home},
): Plugin {
  return {
    name: 'home-links',
    postBuild({routesPaths, baseUrl}) {
      const toPage = (path: string): string => path.replace(/[?#].*|\/$/gs, '');
      const pages = new Set(routesPaths.map(toPage));
      const broken = listLinks(home).filter(
        (link) => link.startsWith('/') && !pages.has(toPage(baseUrl + link.slice(1))),
      );
      if (broken.length === 0) return;
      throw new ReportError(
        `site/home.ts links to pages that do not exist. Correct these links, or remove them:\n${broken.map((link) => `  - ${link}`).join('\n')}`,
      );
    },
  };
}

function listLinks({
  endpointNote,
  doors,
  tasks,
  topics,
  lists,
  guides,
  startingPoints,
}: Home): readonly string[] {
  const operations = topics.flatMap((topic) => topic.operations);
  return [
    ...(endpointNote ? [endpointNote[1]] : []),
    ...[...doors, ...topics].flatMap(({path}) => path ?? []),
    ...[...tasks, ...guides].map(([, path]) => path),
    ...operations.map(([, path]) => `/docs/graphql/operations/${path}`),
    ...lists.map(([, path]) => `/docs/graphql/${path}`),
    ...startingPoints.map(({href}) => href),
  ];
}
