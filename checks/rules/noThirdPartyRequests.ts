import type {Build} from '../build';
import type {Check, Finding} from '../check';

const IN_CSS = /@import\s+["']([^"']+)|url\(\s*["']?([^"')]+)/g;
const FIX = 'Keep the file in site/static/ and name it by its path.';

/** No page and no style sheet makes the browser ask another host. */
export const noThirdPartyRequests: Check = (build) => [
  ...findInPages(build),
  ...findInStyleSheets(build),
];

function findInPages({pages}: Build): Finding[] {
  return [...pages.values()].flatMap(({path, resources, styles}) => {
    const urls = [...resources.map(({url}) => url), ...styles.flatMap(findUrls)];
    return toFindings(path, urls);
  });
}

function findInStyleSheets({assets}: Build): Finding[] {
  return [...assets.values()]
    .filter(({path}) => path.endsWith('.css'))
    .flatMap(({path, read}) => toFindings(path, findUrls(read())));
}

function toFindings(page: string, urls: readonly string[]): Finding[] {
  return urls
    .filter((url) => /^(?:[a-z]+:)?\/\//i.test(url))
    .map((url) => ({
      page,
      message: `The browser would ask another host for ${url}.`,
      fix: FIX,
    }));
}

function findUrls(css: string): string[] {
  return [...css.matchAll(IN_CSS)].map(
    ([, imported, referenced]) => imported ?? referenced ?? '',
  );
}
