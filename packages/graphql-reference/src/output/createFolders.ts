import {existsSync, mkdirSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {findForeignFiles, removeGenerated} from './generatedFiles';
import {markTemporary} from './temporaryFolders';

/**
 * Creates an empty folder in `parent` for what this process makes before it is finished. Deletes
 * those that killed processes left behind.
 *
 * @param kept - As of `markTemporary`.
 */
export async function createWorkspace(parent: string, kept?: string): Promise<string> {
  await mkdir(parent, {recursive: true});
  for (const name of await readdir(parent)) {
    if (!isRunning(Number(name))) {
      await rm(path.join(parent, name), {recursive: true, force: true});
    }
  }
  const workspace = path.join(parent, String(process.pid));
  await rm(workspace, {recursive: true, force: true});
  mkdirSync(workspace);
  return markTemporary(workspace, kept);
}

/**
 * Creates an empty folder beside `current`, on the same file system, for what is to replace it.
 * Deletes those that killed processes left behind.
 */
export async function createNext(current: string): Promise<string> {
  const parent = path.dirname(current);
  const prefix = `${path.basename(current)}.next-`;
  await mkdir(parent, {recursive: true});
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN;
    if (!Number.isInteger(pid) || isRunning(pid)) continue;
    if ((await findForeignFiles(folder))?.length === 0) removeGenerated(folder);
  }
  const next = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(next);
  return markTemporary(next, existsSync(current) ? `${current} is as it was.` : '');
}

/** Whether a process of this number runs, no matter who started it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
