import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio/slim';
import {BUILD} from '../../commands/paths';
import {settings} from './settings';

/**
 * What the finished build contains, so that tests name no guide, operation or type themselves and pass
 * for the content of every owner.
 */
export interface SitePage {
  /** With the base URL. */
  readonly path: string;
  /** The text of its main heading. */
  readonly title: string;
}

/** The address of a path below the base URL. */
export function at(pathname: string): string {
  return settings.baseUrl + pathname.slice(1);
}

/** The path below the base URL that an address has. */
export function below(address: string): string {
  return address.slice(settings.baseUrl.length - 1);
}

export const HOME = at('/');
export const REFERENCE = at('/docs/graphql/');

function toFile(address: string): string {
  return path.join(BUILD, below(address).replace(/\/$/, ''), 'index.html');
}

function readHtml(address: string): string {
  return readFileSync(toFile(address), 'utf8');
}

/** The HTML of a page as it was built. */
export function readDocument(address: string): CheerioAPI {
  return load(readHtml(address));
}

/** What the canonical link of an address is; a page that does not exist names itself. */
export function canonicalOf(address: string): string {
  const html = existsSync(toFile(address)) ? readHtml(address) : '';
  const [, href = settings.url + address] =
    /<link\b[^>]*\brel="?canonical"? href="?([^" >]+)/.exec(html) ?? [];
  return href;
}

/** The addresses of all pages, as the sitemap writes them, and of those that it leaves out. */
export const ALL_PATHS: readonly string[] = (() => {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const known = new Set(listed.map((one) => one.replace(/\/$/, '')));
  const others = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => at(`/${path.dirname(name).split(path.sep).join('/')}`))
    .filter((one) => !known.has(one.replace(/\/\.?$/, '')));
  return [...listed, ...others];
})();

/** The pages whose address, below the base URL, matches. */
export function pathsLike(pattern: RegExp): readonly string[] {
  return ALL_PATHS.filter((one) => pattern.test(below(one)));
}

/** The first guide or post, or else the home page, whose HTML has an element of the class. */
export function findPageWith(className: string): string | undefined {
  const pattern = new RegExp(`class="?(?:[\\w -]*\\s)?${className}[\\s">]`);
  return [...pathsLike(/^\/(?:docs|blog)\/(?!graphql\/)/), HOME].find((one) => {
    const html = readHtml(one);
    return pattern.test(html) && !isReference(html);
  });
}

/** The first guide that shows at first what the selector names. */
export function findGuideWith(selector: string): string | undefined {
  return pathsLike(/^\/docs\/(?!graphql\/)/).find((one) => {
    const html = readHtml(one);
    if (isReference(html)) return false;
    const $ = load(html);
    return $(selector).is(
      (_index, element) => $(element).closest(CONCEALED).length === 0,
    );
  });
}

/** Whether a page is one of a reference, which may be another one than the first. */
function isReference(html: string): boolean {
  return html.includes('graphql-reference-page');
}

function readPage(address: string): SitePage {
  return {path: address, title: load(readHtml(address))('h1').text().trim()};
}

/** What a page does not show at first: folds, other tabs, and the longer one of two requests. */
const CONCEALED = 'details:not([open]), [hidden], [data-size=full]';

/** What the article of a page links to, but for places within a page and what is not shown at first. */
function articleLinks(address: string): readonly string[] {
  const $ = load(readHtml(address));
  const isShown = new Map<string, boolean>();
  for (const link of $('article a').toArray()) {
    const href = link.attribs['href'] ?? '';
    // A page may have a link twice, and fold one of them.
    const isOpen = $(link).closest(CONCEALED).length === 0;
    isShown.set(href, isOpen || (isShown.get(href) ?? false));
  }
  return [...isShown].filter(([, shown]) => shown).map(([href]) => href);
}

/** Throws where the site has nothing that a test of every site needs. */
function need<Value>(found: Value | undefined, what: string): Value {
  if (found === undefined) throw new Error(`The site in ${BUILD} has no ${what}.`);
  return found;
}

/** The first page of the reference. */
export const OVERVIEW = readPage(REFERENCE);

/** Where readers begin, and another guide that its sidebar shows without unfolding anything. */
export const FIRST_GUIDE = readPage(at(settings.firstGuide));
export const OTHER_GUIDE = readPage(
  need(
    load(readHtml(FIRST_GUIDE.path))(
      '.theme-doc-sidebar-menu > li:not([class*=category]) a',
    )
      .toArray()
      .map(({attribs}) => attribs['href'] ?? '')
      .findLast((href) => href !== FIRST_GUIDE.path && href.startsWith(at('/docs/'))),
    'second guide at the first level of the sidebar',
  ),
);

interface Pair {
  readonly operation: string;
  readonly type: string;
  /** How much there is on the page of the type. */
  readonly size: number;
}

/** The operations of a folder that lead to an object whose page leads back, the fullest last. */
function findPairs(folder: string): readonly Pair[] {
  const objects = new Set(pathsLike(/^\/docs\/graphql\/types\/objects\/./));
  const linksOf = new Map(
    [...objects].map((type) => [type, new Set(articleLinks(type))]),
  );
  return pathsLike(new RegExp(`^/docs/graphql/operations/${folder}/.`))
    .flatMap((operation) =>
      articleLinks(operation)
        .filter((type) => linksOf.get(type)?.has(operation))
        .map((type) => ({
          operation,
          type,
          size: readHtml(type).split('gql-member').length,
        })),
    )
    .toSorted((a, b) => a.size - b.size);
}

// All pages are read once: workers inherit the variable from the process that starts them.
const [query, ofMutation] = JSON.parse(
  (process.env['SITE_PAIRS'] ||= JSON.stringify(
    ['queries', 'mutations'].map((folder) => findPairs(folder).at(-1)),
  )),
) as readonly (Pair | null)[];
const ofQuery = need(query ?? undefined, 'query that leads to an object and back');
/** A query and the object that it returns, which lead to one another. */
export const QUERY = readPage(ofQuery.operation);
export const OBJECT = readPage(ofQuery.type);

/** A mutation, or the query where there is none, and an object that it leads to. */
export const MUTATION = ofMutation ? readPage(ofMutation.operation) : QUERY;
export const MUTATED = ofMutation ? readPage(ofMutation.type) : OBJECT;

/** Another type that the article of the object leads to: an enum, if it leads to one. */
export const OTHER_TYPE = readPage(
  need(
    ['enums', '\\w+'].flatMap((kind) =>
      articleLinks(OBJECT.path).filter(
        (href) =>
          href !== OBJECT.path &&
          new RegExp(`^/docs/graphql/types/${kind}/.`).test(below(href)),
      ),
    )[0],
    'type that an object leads to',
  ),
);

/** The name of the last field of the object. */
export const FIELD = need(
  load(readHtml(OBJECT.path))('.gql-member h3[id]').last().attr('id'),
  'field of an object',
);

/** The word that most names of mutations contain, or of queries where there is no mutation. */
export const WORD = (() => {
  const words = pathsLike(/^\/docs\/graphql\/operations\/\w+\/./)
    .filter((one) => path.dirname(one) === path.dirname(MUTATION.path))
    .flatMap((one) => path.basename(one).split('-'));
  const count = (word: string): number => words.filter((one) => one === word).length;
  const [word = ''] = words.toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  return word;
})();

/** A post, undefined without a blog. */
export const POST = (() => {
  const [post] = pathsLike(/^\/blog\/(?!archive$|authors|tags|page\/)./);
  return post === undefined ? undefined : readPage(post);
})();
