import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {withDependencies} from '../../commands/packages/installLine';
import {ROOT} from '../../commands/paths';
import {runProcess} from '../../commands/processes';

interface Result {
  readonly code: number;
  /** Without colours. */
  readonly output: string;
}

/** Runs a program to its end, whatever comes of it. */
export async function runAny(
  cwd: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const {code, output} = await runProcess(command, args, {
    cwd,
    env: {
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      npm_config_loglevel: 'error',
      ...env,
    },
    output: 'capture',
  });
  return {code, output: stripVTControlCharacters(output)};
}

/** Runs a program and returns what it wrote; throws with that where the program fails. */
export async function run(...args: Parameters<typeof runAny>): Promise<string> {
  const {code, output} = await runAny(...args);
  if (code !== 0)
    throw new Error(`${args[1]} ${args[2].join(' ')} failed (${code}):\n${output}`);
  return output;
}

/** The tarball of the package of that name. */
export function findTarball(name: string): string {
  const tarballs = (process.env['STRANGER_TARBALLS'] ?? '').split(path.delimiter);
  const found = tarballs.find((file) => path.basename(file).startsWith(`${name}-`));
  if (found === undefined) throw new Error(`There is no tarball of ${name}.`);
  return found;
}

/** Installs packages of ours from their tarballs, and other packages, into a folder. */
export async function installPackages(
  folder: string,
  names: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const tarballs = [...withDependencies(names)].map(findTarball);
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  await run(folder, 'npm', ['install', ...options, ...others, ...tarballs]);
}

interface Lockfile {
  name: string;
  packages: Record<string, {readonly link?: boolean}>;
}

/**
 * Gives a folder with a package.json our lockfile without our own packages: npm takes from it the
 * versions of third parties that are needed, and drops the others. So the test does not depend on
 * what was published today (Docusaurus 3.9.2 fails with the newest webpack), and what it installs
 * is in npm's cache.
 */
export function lockThirdParties(folder: string): void {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const lockfile = readJson(path.join(ROOT, 'package-lock.json')) as Lockfile;
  const {name} = readJson(path.join(folder, 'package.json')) as {readonly name: string};
  const thirdParties = Object.entries(lockfile.packages).filter(
    ([place, {link}]) => place.startsWith('node_modules/') && link !== true,
  );
  const packages = {'': {name}, ...Object.fromEntries(thirdParties)};
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({...lockfile, name, packages}),
  );
}
