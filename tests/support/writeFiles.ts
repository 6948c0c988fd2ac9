import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files below a folder, which need not exist. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
