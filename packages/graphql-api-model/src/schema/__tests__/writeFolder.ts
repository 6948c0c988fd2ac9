import {mkdirSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Writes files into a new temporary folder and returns its absolute path. */
export function writeFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'schema-')));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}
