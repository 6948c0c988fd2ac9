import {load} from 'cheerio/slim';
import {findInlineScripts} from '../deploy/inlineScripts';

/** What the checks need from one HTML page. */
export type Page = Readonly<
  ReturnType<typeof toPage> & {
    /** Reads it again, which takes less memory than to keep it. */
    html: () => string;
  }
>;

/** An element of the parsed document. */
interface Tag {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const FETCHING = 'script, img, source, iframe, frame, embed, audio, video, track, input';
/** `link` elements of these relations make the browser fetch or connect at once. */
const FETCHED_RELATIONS =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)(?:\s|$)/;

/**
 * Parses a page of the finished build.
 *
 * @param path - Without a slash at its end: `/`, `/docs/intro`, `/404`.
 */
export function parsePage(path: string, html: string, read = (): string => html): Page {
  return {...toPage(path, html, load(html)), html: read};
}

function toPage(path: string, html: string, $: ReturnType<typeof load>) {
  const find = (selector: string) => $.root().find(selector).toArray();
  const attributesOf = (selector: string, name: string): string[] =>
    find(selector).map(({attribs}) => attribs[name] ?? '');
  const textOf = (element: ReturnType<typeof find>[number]): string =>
    $(element).text().replace(/\s+/g, ' ').trim();
  const main = new Set($('main').find(HEADINGS).toArray());
  return {
    path,
    language: $('html').attr('lang'),
    titles: find('title:not(svg title)').map(textOf),
    descriptions: attributesOf('meta[name=description]', 'content'),
    /** Addresses of its Markdown. */
    alternates: attributesOf('link[rel=alternate][type="text/markdown"]', 'href'),
    canonicals: attributesOf('link[rel=canonical]', 'href'),
    /** False if the page asks search engines not to index it. */
    isIndexable: find('meta[name=robots][content*=noindex]').length === 0,
    headings: find(HEADINGS).map((heading) => ({
      level: Number(heading.name[1]),
      id: heading.attribs['id'],
      text: textOf(heading),
      /** False in navigation and other parts around the article. */
      isInMain: main.has(heading),
    })),
    /** The links of the table of contents. */
    contents: attributesOf('.theme-doc-toc-desktop a', 'href'),
    /** As often as they occur. */
    ids: attributesOf('[id]', 'id'),
    links: attributesOf('a[href], area[href]', 'href'),
    /** What a browser fetches for the page by itself. */
    resources: find(`${FETCHING}, link`).flatMap(toResources),
    images: find('img').map(({attribs}) => ({
      src: attribs['src'] ?? '',
      alt: attribs['alt'],
      // The stylesheet of the theme sizes pictures of authors.
      hasSize:
        Boolean(attribs['width'] && attribs['height']) ||
        /\bavatar__photo\b/.test(attribs['class'] ?? ''),
    })),
    styles: find('style').map(textOf),
    /** Those that a browser runs. */
    inlineScripts: findInlineScripts(html),
    /** The texts of data for search engines. */
    structuredData: find('script[type="application/ld+json"]').map((element) =>
      $(element).text(),
    ),
    /** The start tags of elements with a style attribute. */
    styledElements: find('[style]').map(
      ({name, attribs}) => `<${name} style="${attribs['style'] ?? ''}">`,
    ),
  };
}

function toResources({name, attribs}: Tag) {
  const {rel = '', href, src, poster, srcset = ''} = attribs;
  const isStyleSheet = name === 'link' && /\bstylesheet\b/.test(rel);
  const kind = name === 'script' ? 'script' : isStyleSheet ? 'stylesheet' : 'other';
  const fetched = FETCHED_RELATIONS.test(rel) ? [href] : [];
  const shown = srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);
  return (name === 'link' ? fetched : [src, poster, ...shown])
    .filter((url) => url !== undefined && url !== '')
    .map((url = '') => ({kind, url}) as const);
}
