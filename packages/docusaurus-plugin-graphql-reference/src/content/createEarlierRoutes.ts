import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, RouteConfig} from '@docusaurus/types';
import type {Content} from './createContent';
import {createRoutes, type RoutesSite} from './createRoutes';
import type {PageVersions} from './createVersionsOf';
import {toVersion, type VersionSite} from './toVersion';
import {writeIfChanged} from './writePages';

interface EarlierSite
  extends Pick<RoutesSite, 'siteDir' | 'baseUrl'>, Pick<VersionSite, 'toProp'> {
  /** The folder that the files of all states are written into. */
  readonly folder: string;
  readonly allContent: AllContent;
  readonly versionsOf: (version: number, href: string) => PageVersions;
  readonly onPageOf?: (content: Content) => RoutesSite['onPage'];
  readonly toRouteBelow: (basePath: string) => RoutesSite['toRoute'];
}

/** Writes the pages of earlier states, and returns their routes; each state has its own sidebar. */
export function createEarlierRoutes(
  earlier: readonly Content[],
  {folder, allContent, versionsOf, onPageOf, toRouteBelow, toProp, ...site}: EarlierSite,
): readonly RouteConfig[] {
  return earlier.flatMap((content, index) => {
    const {context, options, version = ''} = content;
    const basePath = context.permalinks.overview;
    const directory = path.join(folder, version);
    const versionFile = path.join(directory, 'version.json');
    mkdirSync(directory, {recursive: true});
    const sidebar = toVersion(allContent, context, {
      options,
      baseUrl: site.baseUrl,
      toProp,
    });
    writeIfChanged(versionFile, JSON.stringify({...sidebar, noIndex: true}));
    return createRoutes(content, {
      ...site,
      basePath,
      directory: path.join(directory, 'pages'),
      versionFile,
      toRoute: toRouteBelow(basePath),
      onPage: onPageOf?.(content),
      versionsOf: (href) => versionsOf(index + 1, href),
    });
  });
}
