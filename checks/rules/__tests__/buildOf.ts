import type {Build} from '../../build';
import {parsePage} from '../../parsePage';

/** A build made of HTML by page path and of other files by path. */
export function buildOf(
  pages: Readonly<Record<string, string>>,
  assets: Readonly<Record<string, string>> = {},
  more: Partial<Build> = {},
): Build {
  return {
    pages: new Map(
      Object.entries(pages).map(([path, html]) => [path, parsePage(path, html)]),
    ),
    assets: new Map(
      Object.entries(assets).map(([path, text]) => [path, {path, read: () => text}]),
    ),
    sitemap: [],
    weigh: () => 0,
    ...more,
  };
}
