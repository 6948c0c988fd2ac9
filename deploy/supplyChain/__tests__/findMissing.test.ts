import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {findMissing} from '../findMissing';
import {readEntries} from '../lockfile';

const LOCKFILE = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

it('finds an entry for every dependency of our lockfile, on every kind of machine', () => {
  const entries = readEntries(LOCKFILE);
  expect(findMissing(entries)).toEqual([]);
  const parts = entries.filter(({path}) => path.startsWith('node_modules/@swc/html-'));
  expect(parts.length).toBeGreaterThan(9);
  expect(findMissing(entries.filter((entry) => entry !== parts[0]))).toEqual([
    `package-lock.json has no entry for ${parts[0]!.path.slice('node_modules/'.length)}, which node_modules/@swc/html depends on. Take the file of the last commit, delete node_modules and run "npm install" again.`,
  ]);
});

it('finds a dependency where Node does: beside the package or in a folder around it', () => {
  const dependencies = {b: '1.0.0'};
  for (const place of [
    'node_modules/b',
    'node_modules/a/node_modules/b',
    'packages/own/node_modules/b',
  ]) {
    const user = place.startsWith('packages') ? 'packages/own' : 'node_modules/a';
    expect(findMissing([{path: user, dependencies}, {path: place}])).toEqual([]);
  }
  expect(
    findMissing([{path: '', dependencies}, {path: 'node_modules/a/node_modules/b'}]),
  ).toEqual([
    'package-lock.json has no entry for b, which package.json depends on. Take the file of the last commit, delete node_modules and run "npm install" again.',
  ]);
});
