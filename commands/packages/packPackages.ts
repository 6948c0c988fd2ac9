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
  const tarballs: Promise<string>[] = [];
  for (const package_ of listPackages()) {
    const staged = path.join(output, package_.manifest.name);
    await buildPackage(package_, staged);
    // npm is a process of its own, beside which the next one is built.
    tarballs.push(pack(staged, output));
  }
  return Promise.all(tarballs);
}

async function pack(directory: string, output: string): Promise<string> {
  const {code, output: text} = await runProcess(
    'npm',
    ['pack', '--silent', '--pack-destination', output],
    {cwd: directory, output: 'capture'},
  );
  const name = text.trim().split('\n').at(-1);
  if (code !== 0 || name === undefined)
    throw new CommandError(`npm could not pack ${directory}:\n${text}`);
  return path.join(output, name);
}
