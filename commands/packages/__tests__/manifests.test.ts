import {existsSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {listPackages} from '../manifest';

const packages = listPackages();
const versions = new Map(
  packages.map(({manifest}) => [manifest.name, manifest.version] as const),
);

/** Where the packages are developed, which no setting of a site changes. */
const REPOSITORY = packages[0]?.manifest.repository?.url;

/** What builds whole sites; there is nobody else to bring React and Docusaurus along. */
const PROGRAM = 'graphql-reference';

it('names a repository that git can clone', () => {
  expect(REPOSITORY).toMatch(/^git\+https:\/\/.+\.git$/);
});

describe.each(packages)('the manifest of $manifest.name', ({directory, manifest}) => {
  it('says what a stranger and the registry need to know', () => {
    expect(manifest).toMatchObject({
      name: path.basename(directory),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      description: expect.stringMatching(/^[A-Z`].{20,}[^.]$/) as string,
      keywords: expect.arrayContaining([expect.any(String)]) as string[],
      license: 'MIT',
      repository: {
        type: 'git',
        url: REPOSITORY,
        directory: `packages/${manifest.name}`,
      },
      type: 'module',
      engines: {node: '>=20.0'},
      files: expect.arrayContaining(['API.md', 'lib']) as string[],
    });
  });

  it('exports files that exist, and itself', () => {
    const entries = Object.values({...manifest.exports, ...manifest.bin});
    expect(entries.filter((file) => !existsSync(path.join(directory, file)))).toEqual([]);
    expect(manifest.exports).toMatchObject({'./package.json': './package.json'});
  });

  it('leaves React, Docusaurus and graphql-js to the site, unless it makes one', () => {
    const shared = /^(?:@docusaurus\/.+|react|react-dom|graphql)$/;
    const own = Object.keys(manifest.dependencies ?? {});
    const whole = ['@docusaurus/core', 'graphql', 'react', 'react-dom'];
    expect(own.filter((name) => shared.test(name))).toEqual(
      manifest.name === PROGRAM ? expect.arrayContaining(whole) : [],
    );
  });

  // A caret takes 3.10, too, and npm then installs it beside the 3.9 of the program: no page renders.
  it('takes the Docusaurus that it is tested with, and no later minor version', () => {
    const ranges = Object.entries({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
    }).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(ranges).toEqual(ranges.map(([name]) => [name, `~${DOCUSAURUS_VERSION}`]));
  });

  it('takes the other packages as they are', () => {
    const taken = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      versions.has(name),
    );
    expect(taken).toEqual(taken.map(([name]) => [name, `^${versions.get(name)}`]));
  });

  it('has a readme', () => {
    expect(existsSync(path.join(directory, 'README.md'))).toBe(true);
  });
});
