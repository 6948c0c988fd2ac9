import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';

/** Puts `next` in the place of `current`. Both must lie on one file system. */
export async function swapDirectory(next: string, current: string): Promise<void> {
  const previous = `${current}.previous`;
  await rm(previous, {recursive: true, force: true});
  if (existsSync(current)) {
    await rename(current, previous);
  }
  try {
    await rename(next, current);
  } catch (error) {
    if (existsSync(previous)) {
      await rename(previous, current);
    }
    throw error;
  }
  await rm(previous, {recursive: true, force: true});
}
