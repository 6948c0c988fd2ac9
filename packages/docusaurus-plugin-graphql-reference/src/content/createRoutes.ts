import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {RouteConfig} from '@docusaurus/types';
import type {StaticRoutes} from 'docusaurus-plugin-static-routes';
import {createBranches} from '../navigation/createBranches';
import {toPages} from '../pages/toPages';
import type {ReferencePage} from '../pages/types';
import {toFrame} from '../render/toFrame';
import type {Content, Site} from './createContent';
import type {PageVersions} from './createVersionsOf';
import {createEditUrls} from './createEditUrls';
import {packPages, writePages} from './writePages';

const DOCUMENT_ROOM = fileURLToPath(new URL('../document', import.meta.url));

/** The module of the component around the static content of each page. */
export const FRAME = path.join(DOCUMENT_ROOM, 'ReferenceFrame');

interface RoutesSite extends Pick<Site, 'siteDir' | 'baseUrl'> {
  /** The folder that the props of pages are written into. */
  readonly directory: string;
  /** The file with the docs version whose sidebar the pages show. */
  readonly versionFile: string;
  /** Called with each page while it is in memory. */
  readonly onPage?: ((page: ReferencePage) => void) | undefined;
  /** Finds a page in other states of the schema, where several have a reference. */
  readonly versionsOf?: ((href: string) => PageVersions) | undefined;
  /** Makes static routes; missing if each page is a route of its own. */
  readonly toRoute?: StaticRoutes['toRoute'] | undefined;
}

/** Writes the props of every page, and returns the routes of the pages. */
export function createRoutes(
  {context, toRender, options, basePath}: Content,
  site: RoutesSite,
): readonly RouteConfig[] {
  const {siteDir, baseUrl, directory, versionFile, toRoute} = site;
  const branchOf = createBranches(context, baseUrl);
  const editUrlOf = createEditUrls(options.editUrl, siteDir);
  const render = toRender(context.t);
  const {label, notice} = context;
  // Another schema of the site may have the same names, as all have those that GraphQL defines.
  const toTitle = ({title}: ReferencePage): string =>
    options.id === 'default' || title.includes(label) ? title : `${title} | ${label}`;
  const toStored = (made: ReferencePage): object => {
    const versions = site.versionsOf?.(made.href);
    const page = {
      ...made,
      title: toTitle(made),
      sections: [...(versions?.sections ?? []), ...made.sections],
    };
    const {sections, previous, next, position} = page;
    site.onPage?.(page);
    const editUrl = position && editUrlOf(position);
    return {
      frame: toFrame(page, branchOf, versions?.canonical),
      article: {sections: render(sections), previous, next, editUrl, notice},
    };
  };
  const pages = toPages(context);
  const shared = {context: {version: versionFile}};
  if (toRoute) {
    // The data is read from disk while the HTML is made.
    return packPages(pages, toStored, directory).map(({href, dataFile, bytes}) =>
      toRoute({
        ...shared,
        path: href,
        component: path.join(DOCUMENT_ROOM, 'StaticReferenceRoute'),
        dataFile,
        bytes,
      }),
    );
  }
  return writePages(pages, toStored, {directory, basePath}).map(({href, dataFile}) => ({
    ...shared,
    path: href,
    component: path.join(DOCUMENT_ROOM, 'ReferenceRoute'),
    exact: true,
    modules: {__props: dataFile},
  }));
}
