import {mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import {isRunning} from './createWorkspace';
import {findForeignFiles, removeGenerated} from './generatedFiles';

/**
 * Creates an empty folder beside `current`, on the same file system, for what is to take its
 * place. Those of processes that were ended before they could are deleted.
 */
export async function createNext(current: string): Promise<string> {
  const parent = path.dirname(current);
  const prefix = `${path.basename(current)}.next-`;
  await mkdir(parent, {recursive: true});
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    const folder = path.join(parent, name);
    if (Number.isInteger(pid) && !isRunning(pid)) {
      const foreign = await findForeignFiles(folder);
      if (foreign?.length === 0) await removeGenerated(folder);
    }
  }
  const next = path.join(parent, `${prefix}${process.pid}`);
  await mkdir(next);
  return next;
}
