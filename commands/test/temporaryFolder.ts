import {mkdtempSync, readdirSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder and makes it the one for temporary files: here, and in all that is started from here. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'tests-'));
  process.env['TMPDIR'] = folder;
  return folder;
}

/** Deletes the folder, and returns the names of what was in it. */
export function removeTemporaryFolder(folder: string): readonly string[] {
  const left = readdirSync(folder);
  rmSync(folder, {recursive: true, force: true});
  return left;
}

/** What stayed in the folder for temporary files after all tests. */
export function describeLeftovers(names: readonly string[]): string {
  return `The tests left ${names.length} in the folder for temporary files: ${names.toSorted().join(', ')}. Who makes something there deletes it, after a failure, too.`;
}
