import type {Check} from '../runChecks';

const IN_CSS = /@import\s+["']([^"']+)|url\(\s*["']?([^"')]+)/g;

/** No page and no style sheet makes the browser request another host. */
export const noThirdPartyRequests: Check = ({pages, assets}) => {
  const ofPages = [...pages.values()].map(({path, resources, styles}) => ({
    page: path,
    urls: [...resources.map(({url}) => url), ...styles.flatMap(findUrls)],
  }));
  const ofStyleSheets = [...assets.values()]
    .filter(({path}) => path.endsWith('.css'))
    .map(({path, read}) => ({page: path, urls: findUrls(read())}));
  return [...ofPages, ...ofStyleSheets].flatMap(({page, urls}) =>
    urls
      .filter((url) => /^(?:[a-z]+:)?\/\//i.test(url))
      .map((url) => ({
        page,
        message: `The browser would request ${url} from another host.`,
        fix: 'Keep the file in site/static/ and name it by its path.',
      })),
  );
};

function findUrls(css: string): string[] {
  return [...css.matchAll(IN_CSS)].map(
    ([, imported, referenced]) => imported ?? referenced ?? '',
  );
}
