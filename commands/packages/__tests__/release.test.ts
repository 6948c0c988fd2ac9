import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {listPackages, type Manifest} from '../manifest';

const CHANGESET = path.join(ROOT, 'node_modules/@changesets/cli/bin.js');
let copy: string;

function readManifest(folder: string): Manifest {
  return JSON.parse(
    readFileSync(path.join(copy, folder, 'package.json'), 'utf8'),
  ) as Manifest;
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {cwd: copy, encoding: 'utf8', stdio: 'pipe'});
}

/** Nothing of the repository but what a release reads, in a repository of its own. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'release-'));
  const folders = listPackages().map(({directory}) => path.relative(ROOT, directory));
  for (const file of [
    '.changeset/config.json',
    'package.json',
    'package-lock.json',
    ...['site', ...folders].map((folder) => path.join(folder, 'package.json')),
  ]) {
    cpSync(path.join(ROOT, file), path.join(copy, file), {recursive: true});
  }
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'a');
});

afterEach(() => rmSync(copy, {recursive: true}));

it('gives a changed package a new version and changelog, and its users the new range', () => {
  const {version} = readManifest('packages/graphql-api-model');
  const [major = '0', minor = '0'] = version.split('.');
  const next = `${major}.${Number(minor) + 1}.0`;
  writeFileSync(
    path.join(copy, '.changeset', 'a.md'),
    '---\n"graphql-api-model": minor\n---\n\nThe model names the file of each element.\n',
  );
  run(process.execPath, CHANGESET, 'version');
  expect(readManifest('packages/graphql-api-model').version).toBe(next);
  expect(
    readFileSync(path.join(copy, 'packages/graphql-api-model/CHANGELOG.md'), 'utf8'),
  ).toContain(`## ${next}\n\n### Minor Changes\n\n- The model names the file of each`);
  for (const user of [
    'docusaurus-plugin-graphql-reference',
    'docusaurus-theme-instant-search',
  ]) {
    const {version: ofUser, dependencies} = readManifest(`packages/${user}`);
    expect(dependencies?.['graphql-api-model']).toBe(`^${next}`);
    expect(ofUser).not.toBe(readManifestOf(user).version);
    expect(readManifest('site').dependencies?.[user]).toBe(ofUser);
  }
});

it('leaves packages that did not change as they are', () => {
  run(process.execPath, CHANGESET, 'version');
  for (const {directory, manifest} of listPackages()) {
    expect(readManifest(path.relative(ROOT, directory))).toEqual(manifest);
  }
});

it('reads every change that waits for the next release', () => {
  cpSync(path.join(ROOT, '.changeset'), path.join(copy, '.changeset'), {recursive: true});
  run(process.execPath, CHANGESET, 'version');
  expect(readdirSync(path.join(copy, '.changeset')).toSorted()).toEqual([
    'README.md',
    'config.json',
  ]);
});

function readManifestOf(name: string): Manifest {
  const found = listPackages().find(({manifest}) => manifest.name === name);
  if (found === undefined) throw new Error(`There is no package ${name}.`);
  return found.manifest;
}
