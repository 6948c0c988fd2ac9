import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LOADER, type Rule} from './collapse/writeCollapsed';

/** A rule that puts a file in the place of a module; none where there is no such module. */
export function replaceModule(resource: string, file: string): readonly Rule[] {
  return existsSync(resource)
    ? [{resource, enforce: 'pre', use: [{loader: LOADER, options: {file}}]}]
    : [];
}

/**
 * A rule that changes the text of a module; none where there is no such module, or where `change`
 * does not know its text. The new text is a file, so that the bundler's cache notices a change.
 */
export function rewriteModule(
  resource: string,
  change: (source: string) => string | undefined,
  generatedFilesDir: string,
): readonly Rule[] {
  const changed = existsSync(resource)
    ? change(readFileSync(resource, 'utf8'))
    : undefined;
  if (changed === undefined) return [];
  const directory = path.join(generatedFilesDir, 'docusaurus-plugin-static-routes');
  const file = path.join(directory, path.basename(resource));
  mkdirSync(directory, {recursive: true});
  writeFileSync(file, changed);
  return replaceModule(resource, file);
}
