import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {readText} from './readText';

interface SpecifiedPages {
  readonly pages: readonly string[];
  readonly reference: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const {pages, reference} = JSON.parse(
  readFileSync(new URL('../fixtures/pages.json', import.meta.url), 'utf8'),
) as SpecifiedPages;

/** A path that no page has. */
const UNKNOWN_PATH = '/docs/no-such-page';

/** Paths of all pages that the site must have, whatever its schema holds beside them. */
export const SPECIFIED_PATHS: readonly string[] = [
  ...pages,
  ...Object.entries(reference).flatMap(([folder, slugs]) =>
    Object.values(slugs).map((slug) => `/docs/graphql/${folder}/${slug}`),
  ),
];

/** One path of each kind of page, the not-found page among them. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: '/',
  guide: '/docs/intro',
  'guide of a group': '/docs/authentication-authorization/',
  'guide with diagrams': '/docs/chat',
  'blog list': '/blog',
  'blog post': '/blog/welcome-to-the-blog',
  'blog archive': '/blog/archive',
  'blog authors': '/blog/authors',
  'blog tags': '/blog/tags',
  'blog tag': '/blog/tags/welcome',
  'reference overview': '/docs/graphql/',
  ...Object.fromEntries(
    Object.entries(reference).flatMap(([folder, slugs]) => {
      const [slug = ''] = Object.values(slugs);
      return [
        [`list of ${folder}`, `/docs/graphql/${folder}/`],
        [`one of ${folder}`, `/docs/graphql/${folder}/${slug}`],
      ];
    }),
  ),
  'not found': UNKNOWN_PATH,
};

/** Paths of the sitemap, of the specified pages that it leaves out, and an unknown one. */
export async function readAllPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await readText(request, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  return [...new Set([...listed, ...SPECIFIED_PATHS, UNKNOWN_PATH])];
}
