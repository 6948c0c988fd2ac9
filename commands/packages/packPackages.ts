import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {runProcess} from '../processes';
import {CommandError} from '../runCommand';
import {buildPackage} from './buildPackage';
import {listPackages} from './manifest';

/** Builds every package and packs it as npm publishes it; returns the paths of the tarballs. */
export async function packPackages(output: string): Promise<readonly string[]> {
  await rm(output, {recursive: true, force: true});
  await mkdir(output, {recursive: true});
  const packages = listPackages();
  for (const package_ of packages)
    await buildPackage(package_, path.join(output, package_.manifest.name));
  return pack(
    packages.map(({manifest}) => `./${manifest.name}`),
    output,
  );
}

/** Packs folders of a folder into it, by one npm for all; returns the paths of the tarballs. */
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
  return names.map((name) => path.join(output, name));
}
