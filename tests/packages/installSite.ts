import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {packPackages} from '../../commands/packages/packPackages';
import {ROOT} from '../../commands/paths';
import {run} from './run';

interface Lockfile {
  name: string;
  packages: Record<string, {readonly link?: boolean}>;
}

/**
 * Packs every package and installs the tarballs into a fresh site outside of this repository,
 * made by `create-docusaurus`. Leaves the paths in the environment of the tests; what it
 * returns removes the site. KEEP_STRANGER=1 keeps it, and STRANGER_SITE names a site that was
 * kept, for who writes these tests.
 */
export default async function installSite(): Promise<(() => void) | undefined> {
  if (process.env['STRANGER_SITE'] !== undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  const site = path.join(folder, 'site');
  const tarballs = await packPackages(path.join(folder, 'tarballs'));

  const require = createRequire(import.meta.url);
  const create = path.join(
    path.dirname(require.resolve('create-docusaurus/package.json')),
    'bin/index.js',
  );
  await run(
    process.execPath,
    [create, 'site', 'classic', '--typescript', '--skip-install', '-p', 'npm'],
    folder,
  );
  cpSync(path.join(ROOT, 'tests/packages/stranger'), site, {recursive: true});
  lockThirdParties(site);
  // The bundler of Docusaurus Faster is what most of the sites below are built with.
  const faster = `@docusaurus/faster@${readVersion('@docusaurus/faster')}`;
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', faster, ...tarballs],
    site,
  );
  // One version of the docs beside the current one; sites that want none pass over it.
  await run('npx', ['docusaurus', 'docs:version', '1.0'], site);

  process.env['STRANGER_SITE'] = site;
  process.env['STRANGER_TARBALLS'] = tarballs.join(path.delimiter);
  return () => {
    if (process.env['KEEP_STRANGER'] === undefined)
      rmSync(folder, {recursive: true, force: true});
    else console.log(`Kept ${folder}.`);
  };
}

function readVersion(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/**
 * Gives the site our lockfile without our own packages: npm takes from it the versions of
 * third parties that the site needs, and drops the others. So the test does not depend on what
 * was published today (Docusaurus 3.9.2 fails with the newest webpack), and what it installs
 * lies in npm's cache.
 */
function lockThirdParties(site: string): void {
  const lockfile = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  const thirdParties = Object.entries(lockfile.packages).filter(
    ([place, {link}]) => place.startsWith('node_modules/') && link !== true,
  );
  const {name} = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    name: string;
  };
  writeFileSync(
    path.join(site, 'package-lock.json'),
    JSON.stringify({
      ...lockfile,
      name,
      packages: {'': {name}, ...Object.fromEntries(thirdParties)},
    }),
  );
}
