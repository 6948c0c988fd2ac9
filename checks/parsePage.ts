import {load} from 'cheerio/slim';
import {findInlineScripts} from '../deploy/headers/findInlineScripts';

/** What the checks want to know of one HTML page, read in one pass. */
export interface Page {
  /** Path of the page without a slash at its end: `/`, `/docs/intro`, `/404`. */
  readonly path: string;
  readonly language: string | undefined;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** False when the page asks search engines to leave it out. */
  readonly isIndexable: boolean;
  readonly headings: readonly Heading[];
  /** The `href` of every link of the table of contents. */
  readonly contents: readonly string[];
  /** Every id, as often as it is there. */
  readonly ids: readonly string[];
  /** The `href` of every `a` and `area`. */
  readonly links: readonly string[];
  /** What a browser fetches for the page without being asked. */
  readonly resources: readonly Resource[];
  readonly images: readonly Image[];
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
  /** Hash that the file must have. */
  readonly integrity: string | undefined;
}

export interface Image {
  readonly src: string;
  readonly alt: string | undefined;
  readonly hasSize: boolean;
}

interface HtmlNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly HtmlNode[];
}

type Mutable<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key];
};

/** `link` elements of these relations make the browser fetch or connect at once. */
const FETCHED_RELATIONS =
  /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/;
const FETCHING_ELEMENTS =
  /^(?:script|img|source|iframe|frame|embed|audio|video|track|input)$/;

/** Reads a page of the finished build. */
export function parsePage(path: string, html: string): Page {
  const page: Mutable<Page> = {
    path,
    language: undefined,
    titles: [],
    descriptions: [],
    canonicals: [],
    isIndexable: true,
    headings: [],
    contents: [],
    ids: [],
    links: [],
    resources: [],
    images: [],
    styles: [],
    inlineScripts: findInlineScripts(html),
    styledElements: [],
  };
  const visit = (node: HtmlNode, isInMain: boolean, isInSvg: boolean): void => {
    if (node.attribs && node.name) {
      readAttributes(page, node.name, node.attribs);
      readElement(page, node.name, node.attribs, {node, isInMain, isInSvg});
    }
    const inMain = isInMain || node.name === 'main';
    const inSvg = isInSvg || node.name === 'svg';
    node.children?.forEach((child) => visit(child, inMain, inSvg));
  };
  const $ = load(html);
  page.contents.push(
    ...$('.theme-doc-toc-desktop a')
      .toArray()
      .map(({attribs}) => attribs['href'] ?? ''),
  );
  $.root().each((_index, root) => visit(root, false, false));
  return page;
}

function readAttributes(
  page: Mutable<Page>,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const {id, style, href, src, srcset, poster, integrity} = attributes;
  if (id !== undefined) {
    page.ids.push(id);
  }
  if (style !== undefined) {
    page.styledElements.push(`<${name} style="${style}">`);
  }
  if ((name === 'a' || name === 'area') && href !== undefined) {
    page.links.push(href);
  }
  if (FETCHING_ELEMENTS.test(name)) {
    const kind = name === 'script' ? 'script' : 'other';
    [src, poster, ...parseSrcset(srcset)]
      .filter((url) => url !== undefined)
      .forEach((url) => page.resources.push({kind, url, integrity}));
  }
}

function readElement(
  page: Mutable<Page>,
  name: string,
  attributes: Readonly<Record<string, string>>,
  {node, isInMain, isInSvg}: {node: HtmlNode; isInMain: boolean; isInSvg: boolean},
): void {
  switch (name) {
    case 'html':
      page.language = attributes['lang'];
      break;
    case 'title':
      if (!isInSvg) {
        page.titles.push(textOf(node));
      }
      break;
    case 'meta':
      readMeta(page, attributes);
      break;
    case 'link':
      readLink(page, attributes);
      break;
    case 'style':
      page.styles.push(textOf(node));
      break;
    case 'img':
      page.images.push({
        src: attributes['src'] ?? '',
        alt: attributes['alt'],
        // The stylesheet of the theme gives pictures of authors their size.
        hasSize:
          Boolean(attributes['width'] && attributes['height']) ||
          /\bavatar__photo\b/.test(attributes['class'] ?? ''),
      });
      break;
    default:
      if (/^h[1-6]$/.test(name)) {
        const {id} = attributes;
        page.headings.push({level: Number(name[1]), id, text: textOf(node), isInMain});
      }
  }
}

function readMeta(
  page: Mutable<Page>,
  {name, content = ''}: Readonly<Record<string, string>>,
): void {
  if (name === 'description') {
    page.descriptions.push(content);
  } else if (name === 'robots' && content.includes('noindex')) {
    page.isIndexable = false;
  }
}

function readLink(
  page: Mutable<Page>,
  {rel = '', href, integrity}: Readonly<Record<string, string>>,
): void {
  const relations = rel.split(/\s+/);
  if (href === undefined) {
    return;
  }
  if (relations.includes('canonical')) {
    page.canonicals.push(href);
  } else if (relations.some((relation) => FETCHED_RELATIONS.test(relation))) {
    const kind = relations.includes('stylesheet') ? 'stylesheet' : 'other';
    page.resources.push({kind, url: href, integrity});
  }
}

function parseSrcset(srcset = ''): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
}

function textOf(node: HtmlNode): string {
  const read = ({type, data = '', children = []}: HtmlNode): string =>
    type === 'text' ? data : children.map(read).join('');
  return read(node).replace(/\s+/g, ' ').trim();
}
