import path from 'node:path';
import {packPackages} from '../../commands/packages/packPackages';
import {writeFolder} from '../support/writeFolder';

/**
 * Packs every package, and names the site outside of this repository that the tarballs are to be
 * installed in. The folder for temporary files goes with the run, and all that is in it.
 */
export default async function packTarballs(): Promise<void> {
  const folder = writeFolder();
  const tarballs = await packPackages(path.join(folder, 'tarballs'));
  process.env['STRANGER_SITE'] = path.join(folder, 'site');
  process.env['STRANGER_TARBALLS'] = tarballs.join(path.delimiter);
}
