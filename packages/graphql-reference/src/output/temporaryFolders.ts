import {mkdtempSync, realpathSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {removeGenerated} from './generatedFiles';

/** The temporary folders of this process, each with what is true of the output while it exists. */
const folders = new Map<string, string>();

process.on('exit', removeTemporaryFolders);

/** Creates a folder among the temporary files of the system, which is deleted when this process exits. */
export function createTemporaryFolder(prefix: string): string {
  return markTemporary(mkdtempSync(path.join(realpathSync(tmpdir()), prefix)));
}

/**
 * Lets a folder be deleted when this process exits, whatever ends it but SIGKILL.
 *
 * @param kept - A sentence for the message of an end before that, such as "site/build is as it was."
 */
export function markTemporary(folder: string, kept = ''): string {
  folders.set(folder, kept);
  return folder;
}

/** Deletes a temporary folder at once. */
export function removeTemporaryFolder(folder: string): void {
  removeGenerated(folder);
  folders.delete(folder);
}

/** Deletes all of them, which an end by a signal has to do itself. */
export function removeTemporaryFolders(): void {
  for (const folder of folders.keys()) removeTemporaryFolder(folder);
}

/** Adds to a message what is true of the output while what was to replace it is unfinished. */
export function withKept(message: string): string {
  return [message, ...folders.values()].filter(Boolean).join(' ');
}
