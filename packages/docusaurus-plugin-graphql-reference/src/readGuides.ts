import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {MarkdownFile} from './samples/readMarkdown';

/** Every Markdown and MDX file below the folders, named relative to the site. */
export function readGuides(
  siteDirectory: string,
  folders: readonly string[],
): readonly MarkdownFile[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDirectory, ignore: ['**/node_modules/**']},
  )
    .toSorted()
    .map((file) => ({
      file,
      text: readFileSync(path.join(siteDirectory, file), 'utf8'),
    }));
}
