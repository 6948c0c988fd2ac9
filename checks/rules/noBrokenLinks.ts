import {toPagePath, type Build} from '../build';
import type {Check, Finding} from '../check';
import type {Page} from '../parsePage';

/** Stands for the site's own address while links are resolved. */
const HERE = 'https://site.invalid';

/** Every link to a page or file of the site leads to one, and to an anchor that is there. */
export const noBrokenLinks: Check = (build) => {
  const anchorsOf = anchorReader(build);
  return [...build.pages.values()].flatMap((page) => {
    const hrefs = new Set(page.links);
    return [...hrefs].flatMap((href): Finding[] => {
      const url = resolve(href, page);
      const message = url && describeFault(url, build, anchorsOf);
      return message
        ? [
            {
              page: page.path,
              message: `The link "${href}" ${message}.`,
              fix: 'Correct the link, or restore what it leads to.',
            },
          ]
        : [];
    });
  });
};

/** The target of a link into this site, else undefined. */
function resolve(href: string, {path, canonicals}: Page): URL | undefined {
  const [canonical = `${HERE}${path}`] = canonicals;
  if (!URL.canParse(href, canonical)) {
    return undefined;
  }
  const url = new URL(href, canonical);
  return url.origin === new URL(canonical).origin ? url : undefined;
}

type AnchorReader = (page: Page) => ReadonlySet<string>;

function anchorReader({pages}: Build): AnchorReader {
  const anchors = new Map([...pages].map(([path, {ids}]) => [path, new Set(ids)]));
  return ({path}) => anchors.get(path) ?? new Set();
}

function describeFault(
  {pathname, hash}: URL,
  {pages, assets}: Build,
  anchorsOf: AnchorReader,
): string | undefined {
  const path = decode(pathname);
  const target = pages.get(toPagePath(path));
  if (!target) {
    return assets.has(path) ? undefined : 'leads to no page and no file';
  }
  const anchor = decode(hash.slice(1)).replace(/:~:.*$/, '');
  const isFound = anchor === '' || anchor === 'top' || anchorsOf(target).has(anchor);
  return isFound ? undefined : `leads to ${target.path}, which has no anchor "${anchor}"`;
}

/** A path or anchor as it is written in the build; one that is badly encoded stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
