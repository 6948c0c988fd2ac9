import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {GuidePage, TextsFile} from '../format/indexFile';
import type {SectionKeywords} from './collectSectionKeywords';
import {phraseExpander, type Synonyms} from '../synonyms';
import {parsePage, type ParsedPage} from './parsePage';
import {toGuidePage} from './toGuidePage';

export interface BuiltSite {
  /** Folder of the built HTML. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Every route of the site, with the base URL. */
  readonly routes: readonly string[];
}

/** What is searched of guides, and their texts in the same order. */
export interface Guides {
  readonly guides: readonly GuidePage[];
  readonly texts: TextsFile['texts'];
}

/**
 * Reads every page that is written to be read: neither a page of the reference or below one, nor a
 * list of posts or tags, nor one that search engines may not list.
 */
export async function readGuides(
  site: BuiltSite,
  referenceUrls: ReadonlySet<string>,
  synonyms: Synonyms,
  secondary: readonly string[],
  sectionKeywords: ReadonlyMap<string, SectionKeywords>,
): Promise<Guides> {
  const expandPhrases = phraseExpander(synonyms);
  // An address with a hash is a section of a page, which lists it as a folder lists its pages.
  const covered = new Set(
    [...referenceUrls].map((url) => withoutSlash(url.replace('#', '/'))),
  );
  const folders = new Set([...covered].flatMap(foldersAbove));
  const ownPages = [...referenceUrls].filter((url) => !url.includes('#'));
  const lists = new Set(ownPages.map((url) => foldersAbove(withoutSlash(url)).at(-1)));
  const isCovered = (url: string) =>
    [withoutSlash(url), ...foldersAbove(url)].some((above) => covered.has(above));
  const urls = [...new Set(site.routes)].filter(
    (url) => !isCovered(url) && !url.endsWith('/404.html'),
  );
  const keywords = new Map(
    [...sectionKeywords].map(([url, words]) => [withoutSlash(url), words]),
  );
  const pages = await Promise.all(
    urls.sort().map(async (url) => {
      const html = await readPage(site, url);
      const page = html === undefined ? undefined : parsePage(html);
      if (!page || !isForReaders(page)) return undefined;
      // A list that is too long for one page is continued below it.
      const isContinued = foldersAbove(withoutSlash(url)).some((above) =>
        lists.has(above),
      );
      if (isContinued && isGenerated(page)) return undefined;
      return toGuidePage(url, page, {
        expandPhrases,
        // The text of such a page is the names of the pages below it, which stand for themselves.
        isListing: folders.has(withoutSlash(url)),
        isList: lists.has(withoutSlash(url)),
        isSecondary: secondary.some((path) => url.startsWith(path)),
        isReference: (anchor) => covered.has(`${withoutSlash(url)}/${anchor}`),
        keywords: keywords.get(withoutSlash(url)),
      });
    }),
  );
  const found = pages.filter((page) => page !== undefined);
  return {
    guides: found.map(({guide}) => guide),
    texts: found.map(({texts}) => texts),
  };
}

/** The HTML of a route; routes that are patterns, or data only, have none. */
async function readPage(site: BuiltSite, url: string): Promise<string | undefined> {
  const path = decodeURI(url.slice(site.baseUrl.length));
  for (const candidate of [join(path, 'index.html'), `${withoutSlash(path)}.html`]) {
    try {
      return await readFile(join(site.outDir, candidate), 'utf8');
    } catch {
      // The next candidate, or no page.
    }
  }
  return undefined;
}

function isForReaders({classes, isNoindex, title}: ParsedPage): boolean {
  const isBlogList = classes.has('plugin-blog') && !classes.has('blog-post-page');
  const isTagList = [...classes].some((name) => /^docs-tags-.*list-page$/u.test(name));
  return !isNoindex && !isBlogList && !isTagList && title !== '';
}

/** Whether the page is from a plugin of its own, not written as a guide, a post or a page. */
function isGenerated({classes}: ParsedPage): boolean {
  return !['plugin-docs', 'plugin-blog', 'plugin-pages'].some((name) =>
    classes.has(name),
  );
}

/** `/docs/types/a` -> `/docs/types`, `/docs` ... */
function foldersAbove(url: string): string[] {
  const parts = url.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}
