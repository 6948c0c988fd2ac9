import {toPagePath, type Build} from '../build';
import type {Page} from '../parsePage';
import type {Check} from '../runChecks';

/** Stands for the address of the site while links are resolved. */
const HERE = 'https://site.invalid';

/** Every link to a page or file of the site leads to one, and to an anchor that exists. */
export const noBrokenLinks: Check = (build) => {
  const anchors = new Map([...build.pages].map(([path, {ids}]) => [path, new Set(ids)]));
  return [...build.pages.values()].flatMap((page) =>
    [...new Set(page.links)].flatMap((href) => {
      const message = describeFault(href, page, build, anchors);
      return message === undefined
        ? []
        : [
            {
              page: page.path,
              message: `The link "${href}" ${message}.`,
              fix: 'Correct the link, or restore what it leads to.',
            },
          ];
    }),
  );
};

function describeFault(
  href: string,
  {path, canonicals: [canonical = path]}: Page,
  {pages, assets}: Build,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  // A canonical link may name another page of the site, or a path alone.
  const own = new URL(path, new URL(canonical, HERE));
  if (!URL.canParse(href, own)) return undefined;
  const {origin, pathname, hash} = new URL(href, own);
  if (origin !== own.origin) return undefined;
  const file = decode(pathname);
  const target = pages.get(toPagePath(file))?.path;
  if (target === undefined) {
    return assets.has(file) ? undefined : 'leads to no page and no file';
  }
  const anchor = decode(hash.slice(1)).replace(/:~:.*$/, '');
  const isFound = /^(?:top)?$/.test(anchor) || anchors.get(target)?.has(anchor);
  return isFound ? undefined : `leads to ${target}, which has no anchor "${anchor}"`;
}

/** A path or anchor as it is in the build; one that is badly encoded is returned as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
