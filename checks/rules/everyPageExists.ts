import {existsSync, readFileSync} from 'node:fs';
import {toPagePath} from '../build';
import type {Check, Finding} from '../check';

interface SpecifiedPages {
  readonly pages: readonly string[];
  /** Folder below /docs/graphql/ -> name in the schema -> slug. */
  readonly reference: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Stands beside the content: who replaces that, replaces it or removes it. */
const LIST = 'site/pages.json';
const LIST_URL = new URL(`../../${LIST}`, import.meta.url);

/** Every page of the list is there, and in the sitemap unless it is not indexed. */
export const everyPageExists: Check = (build) => checkPagesExist(readList())(build);

function readList(): SpecifiedPages {
  return existsSync(LIST_URL)
    ? (JSON.parse(readFileSync(LIST_URL, 'utf8')) as SpecifiedPages)
    : {pages: [], reference: {}};
}

/** The same for a list that the caller gives. */
export function checkPagesExist(specified: SpecifiedPages): Check {
  const paths = [...specified.pages, ...toReferencePaths(specified)];
  return (build) => {
    const sitemap = new Set(build.sitemap);
    return paths.flatMap((path): Finding[] => {
      const page = build.pages.get(toPagePath(path));
      if (!page) {
        return [{page: path, message: 'The page is missing.', fix: describeSource(path)}];
      }
      return page.isIndexable && !sitemap.has(path)
        ? [
            {
              page: path,
              message: 'The page is not in sitemap.xml.',
              fix: 'Take it out of the ignorePatterns of the sitemap plugin, or keep it out of search engines with "noindex".',
            },
          ]
        : [];
    });
  };
}

function toReferencePaths({reference}: SpecifiedPages): string[] {
  return Object.entries(reference).flatMap(([folder, slugs]) =>
    Object.values(slugs).map((slug) => `/docs/graphql/${folder}/${slug}`),
  );
}

function describeSource(path: string): string {
  const source = path.startsWith('/docs/graphql/')
    ? 'Add its type or operation to site/schema/'
    : 'Add its file to site/';
  return `${source}, or take it out of ${LIST}.`;
}
