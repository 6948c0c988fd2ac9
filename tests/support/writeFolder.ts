import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A new folder that contains the files, in the folder for temporary files by default. */
export function writeFolder(
  files: Readonly<Record<string, string>>,
  parent = tmpdir(),
): string {
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
