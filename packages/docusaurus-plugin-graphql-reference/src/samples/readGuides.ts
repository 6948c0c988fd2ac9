import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {MarkdownFile, MarkdownFormat} from 'graphql-samples';

/** The setting `markdown.format` of a site; `detect` goes by the end of the name. */
export type SiteFormat = MarkdownFormat | 'detect';

/** Every Markdown and MDX file below the folders, named relative to the site. */
export function readGuides(
  siteDirectory: string,
  folders: readonly string[],
  format: SiteFormat,
): readonly MarkdownFile[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDirectory, ignore: ['**/node_modules/**']},
  )
    .toSorted()
    .map((file) => ({
      file,
      text: readFileSync(path.join(siteDirectory, file), 'utf8'),
      ...(format !== 'detect' && {format}),
    }));
}
