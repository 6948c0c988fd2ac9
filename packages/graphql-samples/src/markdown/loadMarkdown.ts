import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import {globSync} from 'tinyglobby';
import type {MarkdownFormat} from './parseMarkdown';
import type {MarkdownFile} from './source';

/** Where files are, and their syntax if it does not follow from their names. */
interface LoadOptions {
  /** Absolute; names of files are relative to it. */
  readonly directory: string;
  readonly format?: MarkdownFormat;
}

/**
 * Loads the Markdown files that match a glob, for `checkMarkdown`. It skips `node_modules`, unless the
 * glob names that folder.
 *
 * @throws ReportError if no file matches.
 */
export function loadMarkdown(
  pattern: string,
  {directory, format}: LoadOptions,
): readonly MarkdownFile[] {
  const ignore = pattern.includes('node_modules') ? [] : ['**/node_modules/**'];
  const files = globSync(pattern, {cwd: directory, ignore, expandDirectories: false});
  if (files.length === 0) throw new ReportError(`No file matches "${pattern}".`);
  return files.toSorted().map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(directory, file), 'utf8'),
    ...(format && {format}),
  }));
}
