import {existsSync} from 'node:fs';
import path from 'node:path';

const HREF = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ID = /\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function values(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replaceAll('&#x26;', '&'),
  );
}

function toPath(pathname: string): string {
  return decodeURI(pathname).replace(/(?<=.)\/$/, '');
}

/** Links of a build that lead to no page, file or anchor of it, with the page they stand on. */
export function findBrokenLinks(
  folder: string,
  pages: ReadonlyMap<string, string>,
): readonly string[] {
  const ids = new Map(
    [...pages].map(([page, html]) => [toPath(page), new Set(values(html, ID))]),
  );
  const isThere = new Map<string, boolean>();
  const check = (pathname: string, hash: string): boolean => {
    const anchors = ids.get(toPath(pathname));
    if (anchors) return hash === '' || anchors.has(decodeURIComponent(hash));
    return hash === '' && existsSync(path.join(folder, decodeURI(pathname)));
  };
  const broken: string[] = [];
  for (const [page, html] of pages) {
    for (const href of new Set(values(html, HREF))) {
      const url = new URL(href, `http://site.invalid${page}`);
      if (url.host !== 'site.invalid' || !url.protocol.startsWith('http')) continue;
      const key = url.pathname + url.hash;
      const there = isThere.get(key) ?? check(url.pathname, url.hash.slice(1));
      isThere.set(key, there);
      if (!there) broken.push(`${page} -> ${href}`);
    }
  }
  return broken;
}
