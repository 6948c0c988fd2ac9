import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {load} from 'cheerio';
import {round, type Row} from './results';

const compress = promisify(brotliCompress);

/** The size under the slowest setting of brotli, which the builds of this site use. */
export async function brotliBytes(content: Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await compress(content, {params})).length;
}

/** Bytes (brotli) of the HTML, styles and scripts that a reader loads for one page. */
export interface FirstLoad {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly total: number;
}

const STYLES = 'link[rel="stylesheet"][href]';
const SCRIPTS =
  'script[src], link[rel="modulepreload"][href], link[rel="preload"][as="script"][href]';

/** The first load of a page by what its HTML requests; prefetches do not count. */
export async function measureFirstLoad(
  directory: string,
  page: string,
): Promise<FirstLoad> {
  const file = path.join(directory, page);
  const $ = load(await readFile(file, 'utf8'));
  const weigh = async (selector: string): Promise<number> => {
    const urls = $(selector)
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((url) => !/^(?:[a-z]+:)?\/\//i.test(url));
    const files = new Set(urls.map((url) => toFile(directory, page, url)));
    return sum(await Promise.all([...files].map(weighFile)));
  };
  const [html, css, js] = await Promise.all([
    weighFile(file),
    weigh(STYLES),
    weigh(SCRIPTS),
  ]);
  return {html, css, js, total: html + css + js};
}

function toFile(directory: string, page: string, url: string): string {
  const {pathname} = new URL(url, `http://site/${page}`);
  return path.join(directory, decodeURIComponent(pathname));
}

async function weighFile(file: string): Promise<number> {
  return brotliBytes(await readFile(file));
}

interface File {
  /** Relative to the site, with slashes. */
  readonly file: string;
  readonly bytes: number;
}

export interface Pages {
  readonly files: readonly File[];
  readonly pages: readonly File[];
  /** The pages of one operation or type, smallest first. */
  readonly reference: readonly File[];
  /** The reference page whose HTML has the median size. */
  readonly median: File;
}

/** Pages of one operation, type or directive, in this project's sites and graphql-markdown's. */
const REFERENCE_PAGE =
  /(?:^|\/)(?:operations|types)\/[a-z]+\/(?!index\.html$)[^/]+(?:\/index)?\.html$/;

export function isReferencePage(page: string): boolean {
  return REFERENCE_PAGE.test(page);
}

/** Lists a site. The single page of SpectaQL counts as a reference page. */
export async function findPages(directory: string): Promise<Pages> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(async ({parentPath, name}) => {
        const file = path.join(parentPath, name);
        const relative = path.relative(directory, file).split(path.sep).join('/');
        return {file: relative, bytes: (await stat(file)).size};
      }),
  );
  const pages = files.filter(({file}) => /(?<!^404)\.html$/.test(file));
  const found = pages.filter(({file}) => isReferencePage(file));
  const reference = (found.length > 0 ? found : pages).toSorted(
    (a, b) => a.bytes - b.bytes || (a.file < b.file ? -1 : 1),
  );
  const median = reference[Math.floor(reference.length / 2)];
  if (!median) throw new Error(`${directory} has no page. Build it first.`);
  return {files, pages, reference, median};
}

/** How many of the largest pages are compressed to find the one that is largest on the wire. */
const LARGEST = 5;

/** The sizes of a site, with the first load of its median reference page. */
export async function measureSite(directory: string): Promise<Row> {
  const {files, pages, reference, median} = await findPages(directory);
  const largest = await Promise.all(
    reference.slice(-LARGEST).map(({file}) => weighFile(path.join(directory, file))),
  );
  return {
    pages: pages.length,
    'output (MB)': round(sum(files.map(({bytes}) => bytes)) / 1e6),
    'largest HTML (KB)': kilobytes(Math.max(...largest)),
    ...(await describeMarkdown(directory, median.file)),
    ...describeFirstLoad(await measureFirstLoad(directory, median.file)),
  };
}

/** As o200k_base counts the longest pages of this site; in GitHub's reference a token has 4.1. */
const CHARACTERS_OF_A_TOKEN = 3.67;

/** The column of the Markdown of a page, if there is any. */
export async function describeMarkdown(directory: string, page: string): Promise<Row> {
  const twin = page.replace(/(?:\/index)?\.html$/, '.md');
  const text = await readFile(path.join(directory, twin), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  return {'Markdown (tokens)': Math.round(text.length / CHARACTERS_OF_A_TOKEN)};
}

/** The columns of a first load. */
export function describeFirstLoad({html, css, js, total}: FirstLoad): Row {
  return {
    'HTML (KB)': kilobytes(html),
    'CSS (KB)': kilobytes(css),
    'scripts (KB)': kilobytes(js),
    'first load (KB)': kilobytes(total),
  };
}

function kilobytes(bytes: number): number {
  return round(bytes / 1000);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
