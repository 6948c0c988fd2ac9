import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {RouteConfig} from '@docusaurus/types';
import {EXECUTABLE_DIRECTIVES, FOLDERS} from 'graphql-api-model';

const DOCUMENT_ROOM = fileURLToPath(new URL('document', import.meta.url));

export interface StoredPage {
  readonly href: string;
  /** Absolute path of the JSON file with the page's props. */
  readonly dataFile: string;
}

/** One route a page, its data read from disk while the static HTML is made. */
export function toStaticRoutes(pages: readonly StoredPage[]): readonly RouteConfig[] {
  return pages.map(({href, dataFile}) => ({
    path: href,
    component: path.join(DOCUMENT_ROOM, 'StaticReferenceRoute'),
    exact: true,
    dataFile,
  }));
}

/** One route a page, its data a module: for development and where nothing is collapsed. */
export function toModuleRoutes(pages: readonly StoredPage[]): readonly RouteConfig[] {
  return pages.map(({href, dataFile}) => ({
    path: href,
    component: path.join(DOCUMENT_ROOM, 'ReferenceRoute'),
    exact: true,
    modules: {__props: dataFile},
  }));
}

/**
 * The routes that stand for all pages in the browser: one for the overview, one for what is
 * below it. Their empty lists of subroutes keep Docusaurus from rendering pages for them.
 */
export function toDocumentRoutes(basePath: string): readonly RouteConfig[] {
  const lists = [...Object.values(FOLDERS), EXECUTABLE_DIRECTIVES].join('|');
  const common = {
    component: path.join(DOCUMENT_ROOM, 'DocumentRoute'),
    routes: [],
    priority: 1,
  };
  return [
    {...common, path: basePath, exact: true},
    {...common, path: `${basePath}:list(${lists})`},
  ];
}
