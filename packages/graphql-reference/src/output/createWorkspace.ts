import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates an empty folder in `parent` for what this process makes before it is finished, and
 * deletes those of processes that were ended before they could.
 */
export async function createWorkspace(parent: string): Promise<string> {
  await mkdir(parent, {recursive: true});
  for (const name of await readdir(parent)) {
    if (!isRunning(Number(name))) {
      await rm(path.join(parent, name), {recursive: true, force: true});
    }
  }
  const workspace = path.join(parent, String(process.pid));
  await rm(workspace, {recursive: true, force: true});
  await mkdir(workspace);
  return workspace;
}

/** Whether a process of this number runs, whoever started it. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
