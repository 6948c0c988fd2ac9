import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {checkPackages, findUnusedExceptions} from '../checkPackages';
import {readLockfile, type LockedPackage} from '../lockfile';

const LOCKFILE = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

function check(entry: Partial<LockedPackage>): string[] {
  return checkPackages([
    {path: 'node_modules/a', license: 'MIT', integrity: 'sha512-x', ...entry},
  ]);
}

it('finds nothing wrong with our lockfile, and reads it', () => {
  const packages = readLockfile(LOCKFILE);
  expect(packages.length).toBeGreaterThan(1000);
  expect(checkPackages(packages)).toEqual([]);
  expect(findUnusedExceptions(packages)).toEqual([]);
});

it('reports a package without a hash, and one that comes from a place of its own', () => {
  expect(check({integrity: 'sha1-x'})).toEqual([
    'node_modules/a has no sha512 hash: "npm install" with a newer npm writes it.',
  ]);
  expect(check({resolved: 'git+ssh://git@other.example/a.git#1'})).toEqual([
    'node_modules/a comes from git+ssh://git@other.example/a.git#1, but packages come from the registry of whoever installs: remove "resolved".',
  ]);
});

it('reports an install script that nobody has read, also of a nested or a test package', () => {
  const path = 'node_modules/b/node_modules/a';
  expect(check({path, hasInstallScript: true, dev: true})).toEqual([
    'node_modules/b/node_modules/a runs a script when it is installed. Read the script, then add the package to ALLOWED_INSTALL_SCRIPTS in deploy/supplyChain/allowed.ts, or do without it.',
  ]);
  expect(
    check({path: 'node_modules/b/node_modules/core-js', hasInstallScript: true}),
  ).toEqual([]);
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-3.0 OR AGPL-3.0)', 'SEE LICENSE IN x'])(
  'reports the licence %s of what is used in production only',
  (license) => {
    expect(check({license})).toEqual([
      `node_modules/a has the licence ${license}, which is not in ALLOWED_LICENCES of deploy/supplyChain/allowed.ts. Do without it, or name it in LICENCE_EXCEPTIONS with the reason.`,
    ]);
    expect(check({license, dev: true})).toEqual([]);
  },
);

it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('accepts %s', (license) => {
  expect(check({license})).toEqual([]);
});

it('accepts a named exception and its parts for one kind of machine', () => {
  for (const name of ['lightningcss', 'lightningcss-linux-x64-gnu']) {
    expect(check({path: `node_modules/${name}`, license: 'MPL-2.0'})).toEqual([]);
  }
  expect(check({path: 'node_modules/lightning', license: 'MPL-2.0'})).toHaveLength(1);
});

it('reports exceptions that nobody needs', () => {
  expect(findUnusedExceptions([{path: 'node_modules/elkjs'}])).toContain('lightningcss');
  expect(findUnusedExceptions([{path: 'node_modules/elkjs'}])).not.toContain('elkjs');
});
