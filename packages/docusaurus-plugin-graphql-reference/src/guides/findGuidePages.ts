import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {listDocs} from './listDocs';

/** The page of a guide. */
export interface GuidePage {
  readonly title: string;
  readonly href: string;
  /** Whether its headings are not those of the file. */
  readonly isTranslated: boolean;
}

/** Finds the pages of guides that readers can find, by their files below the site. */
export function findGuidePages(
  allContent: AllContent,
  siteDirectory: string,
): ReadonlyMap<string, GuidePage> {
  const versions = listDocs(allContent).flatMap(([, {loadedVersions}]) => loadedVersions);
  return new Map(versions.flatMap((version) => toPages(version, siteDirectory)));
}

function toPages(
  {docs, contentPath, contentPathLocalized}: LoadedVersion,
  siteDirectory: string,
): readonly (readonly [string, GuidePage])[] {
  const toRelative = (folder: string): string =>
    `${path.relative(siteDirectory, folder).split(path.sep).join('/')}/`;
  const translated = contentPathLocalized && toRelative(contentPathLocalized);
  return docs
    .filter(({unlisted}) => !unlisted)
    .map(({source, title, permalink}) => {
      const file = source.replace('@site/', '');
      const isTranslated = translated !== undefined && file.startsWith(translated);
      const original = isTranslated
        ? toRelative(contentPath) + file.slice(translated.length)
        : file;
      return [original, {title, href: permalink, isTranslated}] as const;
    });
}
