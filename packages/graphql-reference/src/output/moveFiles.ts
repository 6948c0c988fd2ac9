import {cp, readdir, rename} from 'node:fs/promises';
import path from 'node:path';

/** Moves all that is in a folder into another one; copies it where that is another file system. */
export async function moveFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      await rename(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await cp(source, target, {recursive: true});
    }
  }
}
