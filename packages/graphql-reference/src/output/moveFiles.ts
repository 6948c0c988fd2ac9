import {cp, readdir, rename} from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves all that is in a folder into another one; copies it where that is another file system.
 *
 * @param move - Moves one file or folder; `rename` of Node.
 */
export async function moveFiles(
  from: string,
  to: string,
  move: (source: string, target: string) => Promise<void> = rename,
): Promise<void> {
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      await move(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await cp(source, target, {recursive: true});
    }
  }
}
