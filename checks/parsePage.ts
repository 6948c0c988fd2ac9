import {load} from 'cheerio/slim';
import {findInlineScripts} from '../deploy/headers/findInlineScripts';

/** What the checks need from one HTML page. */
export interface Page {
  /** Path of the page without a slash at its end: `/`, `/docs/intro`, `/404`. */
  readonly path: string;
  readonly language: string | undefined;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** False if the page asks search engines to leave it out. */
  readonly isIndexable: boolean;
  readonly headings: readonly Heading[];
  /** The `href` of every link of the table of contents. */
  readonly contents: readonly string[];
  /** Every id, as often as it occurs. */
  readonly ids: readonly string[];
  /** The `href` of every `a` and `area`. */
  readonly links: readonly string[];
  /** What a browser fetches for the page by itself. */
  readonly resources: readonly Resource[];
  readonly images: readonly {src: string; alt: string | undefined; hasSize: boolean}[];
  /** Contents of `style` elements. */
  readonly styles: readonly string[];
  /** Contents of `script` elements that a browser runs. */
  readonly inlineScripts: readonly string[];
  /** Elements with a style attribute, as their start tags. */
  readonly styledElements: readonly string[];
}

export interface Heading {
  readonly level: number;
  readonly id: string | undefined;
  readonly text: string;
  /** False in navigation and other parts around the article. */
  readonly isInMain: boolean;
}

export interface Resource {
  readonly kind: 'script' | 'stylesheet' | 'other';
  readonly url: string;
  readonly integrity: string | undefined;
}

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

/** Parses a page of the finished build. */
export function parsePage(path: string, html: string): Page {
  const $ = load(html);
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
    canonicals: attributesOf('link[rel=canonical]', 'href'),
    isIndexable: find('meta[name=robots][content*=noindex]').length === 0,
    headings: find(HEADINGS).map((heading) => ({
      level: Number(heading.name[1]),
      id: heading.attribs['id'],
      text: textOf(heading),
      isInMain: main.has(heading),
    })),
    contents: attributesOf('.theme-doc-toc-desktop a', 'href'),
    ids: attributesOf('[id]', 'id'),
    links: attributesOf('a[href], area[href]', 'href'),
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
    inlineScripts: findInlineScripts(html),
    styledElements: find('[style]').map(
      ({name, attribs}) => `<${name} style="${attribs['style'] ?? ''}">`,
    ),
  };
}

function toResources({name, attribs}: Tag): Resource[] {
  const {rel = '', href, src, poster, srcset = '', integrity} = attribs;
  const isStyleSheet = name === 'link' && /\bstylesheet\b/.test(rel);
  const kind = name === 'script' ? 'script' : isStyleSheet ? 'stylesheet' : 'other';
  const fetched = FETCHED_RELATIONS.test(rel) ? [href] : [];
  const shown = srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);
  return (name === 'link' ? fetched : [src, poster, ...shown])
    .filter((url) => url !== undefined && url !== '')
    .map((url = '') => ({kind, url, integrity}));
}
