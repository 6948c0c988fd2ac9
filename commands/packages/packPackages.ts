import path from 'node:path';
import {
  assertReplaceable,
  createNext,
  markGenerated,
  recoverDirectory,
  removeTemporaryFolder,
  replaceDirectory,
} from 'graphql-reference/output';
import {runProcess} from '../processes';
import {CommandError} from '../runCommand';
import {buildPackage} from './buildPackage';
import {listPackages} from './manifest';

const REMEDY = 'Delete it.';

/**
 * Builds every package and packs it as npm publishes it; returns the paths of the tarballs. Earlier
 * ones are replaced when all are packed.
 */
export async function packPackages(output: string): Promise<readonly string[]> {
  await recoverDirectory(output);
  await assertReplaceable(output, REMEDY);
  const next = await createNext(output);
  try {
    const packages = listPackages();
    for (const package_ of packages)
      await buildPackage(package_, path.join(next, package_.manifest.name));
    const folders = packages.map(({manifest}) => `./${manifest.name}`);
    const tarballs = await pack(folders, next);
    await markGenerated(next);
    await replaceDirectory(next, output, REMEDY);
    return tarballs.map((name) => path.join(output, name));
  } finally {
    removeTemporaryFolder(next);
  }
}

/** Packs folders of a folder into it, by one npm for all; returns the names of the tarballs. */
async function pack(
  folders: readonly string[],
  output: string,
): Promise<readonly string[]> {
  const {code, output: text} = await runProcess(
    'npm',
    ['pack', '--silent', '--pack-destination', output, ...folders],
    {cwd: output, output: 'capture'},
  );
  const names = text.split('\n').filter((line) => line.endsWith('.tgz'));
  if (code !== 0 || names.length !== folders.length)
    throw new CommandError(`npm could not pack ${folders.join(', ')}:\n${text}`);
  return names;
}
