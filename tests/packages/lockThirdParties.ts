import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../commands/paths';

interface Lockfile {
  name: string;
  packages: Record<string, {readonly link?: boolean}>;
}

/**
 * Gives a site our lockfile without our own packages: npm takes from it the versions of
 * third parties that the site needs, and drops the others. So the test does not depend on what
 * was published today (Docusaurus 3.9.2 fails with the newest webpack), and what it installs
 * lies in npm's cache.
 */
export function lockThirdParties(site: string): void {
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
