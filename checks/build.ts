import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {findBaseUrl} from '../commands/server/baseUrl';
import {moveToRoot, toRoot} from './moveToRoot';
import {parsePage, type Page} from './parsePage';

/** A finished build, read once for all checks. */
export interface Build {
  /** All HTML pages, the not-found page among them, by path. */
  readonly pages: ReadonlyMap<string, Page>;
  /** All other files by path: `/assets/js/main.1a2b.js`. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Paths of the pages in the sitemap, as they are written there. */
  readonly sitemap: readonly string[];
  /** Bytes of a page or an asset when it is sent with brotli. */
  readonly weigh: (path: string) => number;
}

export interface Asset {
  readonly path: string;
  readonly read: () => string;
}

const REFERENCE = '/docs/graphql';

/** Reads a build. Paths and links of a site below a base URL are read as if it were at the root. */
export function readBuild(directory: string): Build {
  const home = path.join(directory, 'index.html');
  const baseUrl = existsSync(home) ? findBaseUrl(readFileSync(home, 'utf8')) : '/';
  const pages = new Map<string, Page>();
  const assets = new Map<string, Asset>();
  const files = new Map<string, string>();
  const weights = new Map<string, number>();
  for (const name of readdirSync(directory, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(directory, name);
    if (/\.(?:br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    const url = `/${name.replaceAll(path.sep, '/')}`;
    const read = (): string => readFileSync(file, 'utf8');
    if (file.endsWith('.html')) {
      pages.set(
        toPagePath(url),
        moveToRoot(parsePage(toPagePath(url), read(), read), baseUrl),
      );
      files.set(toPagePath(url), file);
    } else {
      assets.set(url, {path: url, read});
      files.set(url, file);
    }
  }
  const sitemap = assets.get('/sitemap.xml')?.read() ?? '';
  return {
    pages,
    assets,
    sitemap: [...sitemap.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, url = '']) =>
      toRoot(new URL(url.replaceAll('&amp;', '&')).pathname, baseUrl),
    ),
    weigh: (url) => {
      const weight = weights.get(url) ?? brotliSize(files.get(url));
      weights.set(url, weight);
      return weight;
    },
  };
}

/** The pages of the GraphQL reference. */
export function findReferencePages(build: Build): Page[] {
  return [...build.pages.values()].filter(({path: url}) =>
    `${url}/`.startsWith(`${REFERENCE}/`),
  );
}

/** `/docs/intro/index.html`, `/docs/intro.html` and `/docs/intro/` are `/docs/intro`. */
export function toPagePath(url: string): string {
  return url.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
}

/** The size of the file that `npm run build` precompressed, or what it would be. */
function brotliSize(file: string | undefined): number {
  if (file === undefined) return 0;
  const compressed = `${file}.br`;
  if (existsSync(compressed)) return statSync(compressed).size;
  const params = {[constants.BROTLI_PARAM_QUALITY]: 6};
  return brotliCompressSync(readFileSync(file), {params}).length;
}
