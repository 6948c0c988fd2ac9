import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {findBaseUrl} from '../commands/server/baseUrl';
import {moveToRoot, toRoot} from './moveToRoot';
import {parsePage, type Page} from './parsePage';

/** A finished build, read once and shared by all checks. */
export interface Build {
  /** All HTML pages, the not-found page among them, by path. */
  readonly pages: ReadonlyMap<string, Page>;
  /** All other files by path: `/assets/js/main.1a2b.js`. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Paths of the sitemap's pages, as they are written there. */
  readonly sitemap: readonly string[];
  /** Bytes that a page or an asset has when it is sent with brotli. */
  readonly weigh: (path: string) => number;
}

export interface Asset {
  readonly path: string;
  readonly read: () => string;
}

const PRECOMPRESSED = /\.(?:br|gz)$/;
const REFERENCE = '/docs/graphql';

/**
 * Reads the build in `directory`. What was built for a base URL is read as if it stood at the root:
 * paths and links are told without it.
 */
export function readBuild(directory: string): Build {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => !PRECOMPRESSED.test(name))
    .map((name) => path.join(directory, name))
    .filter((file) => statSync(file).isFile());
  const home = path.join(directory, 'index.html');
  const baseUrl = existsSync(home) ? findBaseUrl(readFileSync(home, 'utf8')) : '/';
  const pages = new Map<string, Page>();
  const assets = new Map<string, Asset>();
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const url = `/${path.relative(directory, file).replaceAll(path.sep, '/')}`;
    if (file.endsWith('.html')) {
      const pagePath = toPagePath(url);
      const page = parsePage(pagePath, readFileSync(file, 'utf8'));
      pages.set(pagePath, moveToRoot(page, baseUrl));
      fileOf.set(pagePath, file);
    } else {
      assets.set(url, {path: url, read: () => readFileSync(file, 'utf8')});
      fileOf.set(url, file);
    }
  }
  return {
    pages,
    assets,
    sitemap: parseSitemap(assets.get('/sitemap.xml')?.read() ?? '').map((url) =>
      toRoot(url, baseUrl),
    ),
    weigh: weigher(fileOf),
  };
}

/** The pages of the GraphQL reference. */
export function findReferencePages(build: Build): Page[] {
  return [...build.pages.values()].filter(
    ({path: url}) => url === REFERENCE || url.startsWith(`${REFERENCE}/`),
  );
}

/** `/docs/intro/index.html`, `/docs/intro.html` and `/docs/intro/` are `/docs/intro`. */
export function toPagePath(url: string): string {
  return url.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
}

function parseSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

function weigher(fileOf: ReadonlyMap<string, string>): Build['weigh'] {
  const weights = new Map<string, number>();
  return (url) => {
    const file = fileOf.get(url);
    const weight = weights.get(url) ?? (file === undefined ? 0 : brotliSize(file));
    weights.set(url, weight);
    return weight;
  };
}

/** The size of the file that `npm run build` precompressed, or what it would be. */
function brotliSize(file: string): number {
  const compressed = `${file}.br`;
  if (existsSync(compressed)) {
    return statSync(compressed).size;
  }
  const params = {[constants.BROTLI_PARAM_QUALITY]: 6};
  return brotliCompressSync(readFileSync(file), {params}).length;
}
