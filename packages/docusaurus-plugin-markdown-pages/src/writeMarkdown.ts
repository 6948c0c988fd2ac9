import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type ContentPlugin, isComponent, listSources} from './contentPlugins';
import type {AddedPages, PageList} from './MarkdownPages';
import {printPage} from './print';
import {type Printing, printSource} from './printSource';
import {type IndexSite, printSiteIndex} from './siteIndex';
import {toMarkdownHref} from './toMarkdownHref';

/** The labels of guides, posts and pages in `llms.txt`. */
export type Labels = Readonly<Record<'guides' | 'posts' | 'pages', string>>;

/** What the Markdown of a site is written with. */
export interface MarkdownSite
  extends Omit<IndexSite, 'linkTo'>, Pick<Printing, 'siteDir' | 'format' | 'forms'> {
  readonly outDir: string;
  readonly labels: Labels;
  /** The whole address of a page. */
  readonly toAddress: (href: string) => string;
  /** Called with one message about all that has no Markdown. */
  readonly report: (message: string) => void;
}

/** Stands for the site while addresses are resolved. */
const SITE = 'https://site.invalid';

/** The address of a page without what comes after it, by which it is found. */
function toPath(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/\/$/, '');
}

/** Code in fences and lines, which stays as it is, or where a link of the site leads. */
const CODE_OR_LINK =
  /^[ >*+\-\d.]*(`{3,}|~{3,}).*\n(?:.*\n)*?[ >]*\1[`~]*$|(?<!`)(`+)(?!`)(?:.|\n(?!\s*\n))*?(?<!`)\2(?!`)|(?<=\]\(|^\[[^\]\n]+\]: )\/[^\s)]*/gm;

/** Replaces the addresses that links of Markdown lead to, where they begin with `/`. */
export function replaceLinks(markdown: string, linkTo: (href: string) => string): string {
  return markdown.replaceAll(CODE_OR_LINK, (found) =>
    found.startsWith('/') ? linkTo(found) : found,
  );
}

function isDecodable(href: string): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}

/** Creates the function that finds the address which a link of a file leads to. */
function createResolve(
  pages: ReadonlyMap<string, string>,
  {siteDir, baseUrl}: Pick<MarkdownSite, 'siteDir' | 'baseUrl'>,
): Printing['resolve'] {
  return (url, file) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url))
      return url.replace(/^pathname:\/\//, '');
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    // No page has an address that is none.
    if (!isDecodable(target) || !URL.canParse(target, SITE)) return url;
    const named = decodeURI(target).replace(/^@site/, '');
    const folder = named.startsWith('/') ? siteDir : path.dirname(file);
    const page = pages.get(path.join(folder, named));
    if (page !== undefined) return page + rest;
    const {pathname} = new URL(target, SITE + (pages.get(file) ?? baseUrl));
    return (pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1)) + rest;
  };
}

/** The message about all that has no Markdown, with each file that others import once. */
function describeUnknown(unknown: ReadonlySet<string>): string {
  const lines = [...unknown].map((line) => `  - ${line}`);
  const [, name = 'Card'] = lines.flatMap((line) => /<([\w.]+)>$/.exec(line) ?? []);
  const key = /\W/.test(name) ? `'${name}'` : name;
  return `The Markdown of pages lacks what these show; of a component it has what is inside:\n${lines.join('\n')}\nAdd Markdown for components to the options of docusaurus-plugin-markdown-pages, as in components: {${key}: ({attributes, children}) => children}, and write the text of a value.`;
}

/** Writes the Markdown of guides, posts and pages, that of the pages of other plugins, and the index. */
export async function writeMarkdown(
  added: AddedPages,
  plugins: readonly ContentPlugin[],
  site: MarkdownSite,
): Promise<void> {
  const {siteDir, outDir, baseUrl, labels, toAddress} = site;
  const sources = plugins.flatMap((plugin) => listSources(plugin, siteDir));
  const hrefs = [...added.hrefs(), ...sources.map(({href}) => href)];
  const paths = new Set(hrefs.map(toPath));
  const linkTo = (href: string): string =>
    paths.has(toPath(href)) ? toMarkdownHref(href, baseUrl) : href;
  const write = (href: string, text: string): void => {
    const file = path.join(outDir, href.slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const writePage = (href: string, text: string): void => {
    write(toMarkdownHref(href, baseUrl), replaceLinks(text, linkTo));
  };

  for (const [href, text] of added.files()) writePage(href, text);
  const unknown = new Set<string>();
  const printing = {
    ...site,
    resolve: createResolve(new Map(sources.map(({file, href}) => [file, href])), site),
    onUnknown: (line: string) => void unknown.add(line),
  };
  for (const source of sources) {
    const page = await printSource(source, printing);
    writePage(page.href, printPage(page, toAddress(page.href)));
  }
  if (unknown.size > 0) site.report(describeUnknown(unknown));

  const toList = (label: string, kind: string): PageList => ({
    label,
    links: sources
      .filter((source) => source.kind === kind)
      .map(({title, href, description}) => ({
        ...{label: title, href, description: description.replaceAll(/\s+/g, ' ')},
      })),
  });
  const lists = [
    ...added.lists,
    toList(labels.guides, 'guide'),
    toList(labels.posts, 'post'),
    toList(labels.pages, 'page'),
  ].filter(({links}) => links.length > 0);
  const [index, ...files] = printSiteIndex(lists, {...site, linkTo});
  for (const [href, text] of [index, ...files]) write(href, text);
  // It is also the Markdown of a home page that is a component.
  if (isComponent(plugins, baseUrl)) write(toMarkdownHref(baseUrl, baseUrl), index[1]);
}
