import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {brotliBytes, gzipBytes} from './compress';
import {listFiles} from './listFiles';
import {measureFirstLoad, type FirstLoad} from './measureFirstLoad';
import {sampleEvenly, toSpread} from './statistics';

export interface PageSize {
  /** From the folder of the site, with slashes. */
  readonly page: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

export interface SiteSize {
  readonly bytes: number;
  readonly files: number;
  readonly pages: number;
  /** Pages of one operation or type. */
  readonly referencePages: number;
  /** Reference page whose HTML has the median size; first loads are measured on it. */
  readonly median: PageSize;
  /** Median of the compressed sizes of a sample of reference pages. */
  readonly medianBrotli: number;
  readonly medianGzip: number;
  readonly largest: PageSize;
  readonly firstLoad: FirstLoad;
}

/** The slowest compression of every page would take longer than the build. */
const SAMPLED_PAGES = 101;
const LARGEST_PAGES = 5;

/** Pages of one operation, type or directive, in our sites and in those of graphql-markdown. */
const REFERENCE_PAGE =
  /(?:^|\/)(?:operations|types)\/[a-z]+\/(?!index\.html$)[^/]+(?:\/index)?\.html$/;

export function isReferencePage(page: string): boolean {
  return REFERENCE_PAGE.test(page);
}

interface File {
  /** From the folder of the site, with slashes. */
  readonly file: string;
  readonly bytes: number;
}

export interface Pages {
  readonly files: readonly File[];
  readonly pages: readonly File[];
  /** Smallest first; a site of a single page (SpectaQL) is its own reference page. */
  readonly reference: readonly File[];
  readonly median: File;
}

export async function findPages(directory: string): Promise<Pages> {
  const files = await Promise.all(
    (await listFiles(directory)).map(async (file) => ({
      file,
      bytes: (await stat(path.join(directory, file))).size,
    })),
  );
  const pages = files.filter(({file}) => /(?<!^404)\.html$/.test(file));
  const entries = pages.filter(({file}) => isReferencePage(file));
  const reference = (entries.length > 0 ? entries : pages).sort(
    (a, b) => a.bytes - b.bytes || (a.file < b.file ? -1 : 1),
  );
  const median = reference[Math.floor(reference.length / 2)];
  if (!median) throw new Error(`${directory} holds no page.`);
  return {files, pages, reference, median};
}

export async function measureSite(directory: string): Promise<SiteSize> {
  const {files, pages, reference, median} = await findPages(directory);
  const weigh = (file: string): Promise<PageSize> => measurePage(directory, file);
  const sample = await inTurn(sampleEvenly(reference, SAMPLED_PAGES), weigh);
  const largest = await inTurn(reference.slice(-LARGEST_PAGES), weigh);
  return {
    bytes: files.reduce((sum, {bytes}) => sum + bytes, 0),
    files: files.length,
    pages: pages.length,
    referencePages: reference.length,
    median: await weigh(median.file),
    medianBrotli: toSpread(sample.map(({brotli}) => brotli)).median,
    medianGzip: toSpread(sample.map(({gzip}) => gzip)).median,
    largest: largest.reduce((a, b) => (b.brotli > a.brotli ? b : a)),
    firstLoad: await measureFirstLoad(directory, median.file),
  };

  function inTurn(
    items: readonly {readonly file: string}[],
    measure: (file: string) => Promise<PageSize>,
  ): Promise<PageSize[]> {
    return items.reduce<Promise<PageSize[]>>(
      async (measured, {file}) => [...(await measured), await measure(file)],
      Promise.resolve([]),
    );
  }
}

async function measurePage(directory: string, page: string): Promise<PageSize> {
  const content = await readFile(path.join(directory, page));
  const [brotli, gzip] = await Promise.all([brotliBytes(content), gzipBytes(content)]);
  return {page, bytes: content.length, brotli, gzip};
}
