import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globFiles, ReportError} from 'graphql-api-model';
import type {MarkdownFormat} from './parseMarkdown';
import type {MarkdownFile} from './source';

/** Where files are, and their syntax if it does not follow from their names. */
interface LoadOptions {
  /** Absolute; names of files are relative to it. */
  readonly directory: string;
  readonly format?: MarkdownFormat | undefined;
}

/**
 * Loads the Markdown files that match a glob, for `checkMarkdown`. It skips `node_modules`, unless the
 * glob names that folder.
 *
 * @throws ReportError if no file matches.
 */
export function loadMarkdown(
  pattern: string,
  options: LoadOptions,
): readonly MarkdownFile[] {
  const files = load([pattern], options);
  if (files.length === 0) throw new ReportError(`No file matches "${pattern}".`);
  return files;
}

/** Loads every Markdown and MDX file in folders, which may be empty or missing. */
export function loadFolders(
  folders: readonly string[],
  options: LoadOptions,
): readonly MarkdownFile[] {
  return load(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    options,
  );
}

function load(
  patterns: readonly string[],
  {directory, format}: LoadOptions,
): readonly MarkdownFile[] {
  const isNamed = patterns.some((pattern) => pattern.includes('node_modules'));
  const ignore = isNamed ? [] : ['**/node_modules/**'];
  const files = globFiles(
    patterns,
    {cwd: directory, ignore, expandDirectories: false},
    `"${patterns.join(', ')}"`,
  );
  return files.toSorted().map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(directory, file), 'utf8'),
    ...(format && {format}),
  }));
}
