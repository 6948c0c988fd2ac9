import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {listPackages, type Manifest} from '../manifest';

const packages = listPackages();
const versions = new Map(packages.map(({manifest}) => [manifest.name, manifest.version]));
const root = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as Manifest;

describe.each(packages)('$manifest.name', ({manifest}) => {
  it('declares the Node versions that the repository is tested on', () => {
    expect(manifest['engines']).toEqual(root['engines']);
  });

  // A range that excludes the version of a site makes npm install a second Docusaurus beside it.
  it('accepts the versions of Docusaurus that it is tested with', () => {
    const ranges = Object.entries({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
    }).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(ranges).toEqual(ranges.map(([name]) => [name, '>=3.9.2 <4']));
  });

  it('depends on the current version of the other packages', () => {
    const siblings = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      versions.has(name),
    );
    expect(siblings).toEqual(siblings.map(([name]) => [name, `^${versions.get(name)}`]));
  });
});
