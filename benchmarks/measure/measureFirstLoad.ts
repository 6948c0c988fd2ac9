import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {brotliBytes} from './compress';

/** Bytes (brotli) of what a reader loads to read one page, by kind. */
export interface FirstLoad {
  readonly page: string;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly total: number;
}

/** The scripts and styles of this site that a page's HTML asks for; prefetches are not needed. */
export function findNamedFiles(html: string): {css: string[]; js: string[]} {
  const $ = load(html);
  const collect = (selector: string, attribute: string): string[] => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => $(element).attr(attribute) ?? '')
        .filter((url) => !/^(?:[a-z]+:)?\/\//i.test(url)),
    ),
  ];
  return {
    css: collect('link[rel="stylesheet"][href]', 'href'),
    js: [
      ...new Set([
        ...collect('script[src]', 'src'),
        ...collect(
          'link[rel="modulepreload"][href], link[rel="preload"][as="script"][href]',
          'href',
        ),
      ]),
    ],
  };
}

/** The first load of a page by what its HTML names. */
export async function measureFirstLoad(
  directory: string,
  page: string,
): Promise<FirstLoad> {
  const html = await readFile(path.join(directory, page));
  const {css, js} = findNamedFiles(html.toString());
  return sumUp(directory, page, css, js);
}

/** The first load of a page by the paths of the files that were requested for it. */
export async function sumUp(
  directory: string,
  page: string,
  css: readonly string[],
  js: readonly string[],
): Promise<FirstLoad> {
  const weigh = async (urls: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(
      urls.map((url) => fileBytes(toFile(directory, page, url))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const [htmlBytes, cssBytes, jsBytes] = await Promise.all([
    fileBytes(path.join(directory, page)),
    weigh(css),
    weigh(js),
  ]);
  return {
    page,
    html: htmlBytes,
    css: cssBytes,
    js: jsBytes,
    total: htmlBytes + cssBytes + jsBytes,
  };
}

function toFile(directory: string, page: string, url: string): string {
  const {pathname} = new URL(url, `http://site/${page}`);
  return path.join(directory, decodeURIComponent(pathname));
}

async function fileBytes(file: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`A page asks for ${file}, which is missing.`);
  return brotliBytes(await readFile(file));
}
