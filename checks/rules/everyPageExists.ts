import {existsSync, readFileSync} from 'node:fs';
import {toPagePath} from '../build';
import type {Check} from '../runChecks';

interface SpecifiedPages {
  readonly pages: readonly string[];
  /** Folder below /docs/graphql/ -> name in the schema -> slug. */
  readonly reference: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The list belongs to the content: an owner who replaces that replaces or removes it. */
const LIST = 'site/pages.json';

/** Every page of the list exists, and is in the sitemap unless it is not indexed. */
export const everyPageExists: Check = (build) => {
  const file = new URL(`../../${LIST}`, import.meta.url);
  if (!existsSync(file)) return [];
  return checkPagesExist(JSON.parse(readFileSync(file, 'utf8')) as SpecifiedPages)(build);
};

/** The same for another list. */
export function checkPagesExist({pages, reference}: SpecifiedPages): Check {
  const ofReference = Object.entries(reference).flatMap(([folder, slugs]) =>
    Object.values(slugs).map((slug) => `/docs/graphql/${folder}/${slug}`),
  );
  const listed = [
    ...pages.map((path) => [path, 'Add its file to site/'] as const),
    ...ofReference.map(
      (path) => [path, 'Add its type or operation to site/schema/'] as const,
    ),
  ];
  return (build) =>
    listed.flatMap(([path, source]) => {
      const page = build.pages.get(toPagePath(path));
      if (!page) {
        const fix = `${source}, or take it out of ${LIST}.`;
        return [{page: path, message: 'The page is missing.', fix}];
      }
      if (!page.isIndexable || build.sitemap.includes(path)) return [];
      const fix =
        'Take it out of the ignorePatterns of the sitemap plugin, or keep it out of search engines with "noindex".';
      return [{page: path, message: 'The page is not in sitemap.xml.', fix}];
    });
}
