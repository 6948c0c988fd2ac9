import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {RouteConfig} from '@docusaurus/types';
import type {StaticRoute} from 'docusaurus-plugin-static-routes';

const DOCUMENT_ROOM = fileURLToPath(new URL('document', import.meta.url));

export interface StoredPage {
  readonly href: string;
  /** Absolute path of the JSON file with the page's props. */
  readonly dataFile: string;
}

/** A page whose file has the props of other pages, too. */
export interface PackedPage extends StoredPage {
  /** Which bytes of the file are the page's: of the first, and after the last. */
  readonly bytes: readonly [start: number, end: number];
}

/** What all pages share: the file with the docs version whose sidebar they show. */
interface Shared {
  readonly versionFile: string;
}

/** One static page each, its data read from disk while the HTML is made. */
export function toStaticRoutes(
  pages: readonly PackedPage[],
  {versionFile}: Shared,
): readonly StaticRoute[] {
  return pages.map(({href, dataFile, bytes}) => ({
    path: href,
    component: path.join(DOCUMENT_ROOM, 'StaticReferenceRoute'),
    frame: path.join(DOCUMENT_ROOM, 'ReferenceFrame'),
    context: {version: versionFile},
    dataFile,
    bytes,
  }));
}

/** One route a page, its data a module: for development and where nothing is collapsed. */
export function toModuleRoutes(
  pages: readonly StoredPage[],
  {versionFile}: Shared,
): readonly RouteConfig[] {
  return pages.map(({href, dataFile}) => ({
    path: href,
    component: path.join(DOCUMENT_ROOM, 'ReferenceRoute'),
    exact: true,
    context: {version: versionFile},
    modules: {__props: dataFile},
  }));
}
