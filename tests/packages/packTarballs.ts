import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {packPackages} from '../../commands/packages/packPackages';

/**
 * Packs every package, and names the site outside of this repository that the tarballs are to be
 * installed in. Leaves the paths in the environment of the tests; what it returns removes them.
 * KEEP_STRANGER=1 keeps them, and STRANGER_SITE names a site that was kept, for who writes these
 * tests.
 */
export default async function packTarballs(): Promise<(() => void) | undefined> {
  if (process.env['STRANGER_SITE'] !== undefined) return undefined;
  const isKept = process.env['KEEP_STRANGER'] !== undefined;
  // The folder for temporary files goes with the run, and all that is in it.
  const place = isKept ? path.dirname(tmpdir()) : tmpdir();
  const folder = mkdtempSync(path.join(place, 'stranger-'));
  const tarballs = await packPackages(path.join(folder, 'tarballs'));
  process.env['STRANGER_SITE'] = path.join(folder, 'site');
  process.env['STRANGER_TARBALLS'] = tarballs.join(path.delimiter);
  return () => {
    if (isKept) console.log(`Kept ${folder}.`);
    else rmSync(folder, {recursive: true, force: true});
  };
}
