import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {deployToFolder, rollBack} from '../deployToFolder';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  target = path.join(folder, 'site');
});
afterEach(() => rm(folder, {recursive: true}));

/** A build of one page that loads one script; both bear its name. */
async function writeBuild(name: string): Promise<string> {
  const build = path.join(folder, `build-${name}`);
  await mkdir(path.join(build, 'assets/js'), {recursive: true});
  await writeFile(path.join(build, 'index.html'), `<script src=/assets/js/${name}.js>`);
  await writeFile(path.join(build, `assets/js/${name}.js`), name);
  await writeFile(path.join(build, 'assets/js/shared.js'), 'shared');
  return build;
}

async function deploy(name: string, day: number) {
  return deployToFolder(await writeBuild(name), target, new Date(Date.UTC(2026, 2, day)));
}

const readPage = (): Promise<string> =>
  readFile(path.join(target, 'current/index.html'), 'utf8');
const listScripts = async (): Promise<string[]> =>
  (await readdir(path.join(target, 'current/assets/js'))).sort();

it('makes the newest build the current one and keeps the scripts of the one before', async () => {
  expect(await deploy('a', 1)).toEqual({
    release: '2026-03-01T00-00-00.000Z',
    kept: 0,
    expired: 0,
  });
  expect(await deploy('b', 2)).toMatchObject({kept: 1, expired: 0});
  expect(await readPage()).toBe('<script src=/assets/js/b.js>');
  expect(await listScripts()).toEqual(['a.js', 'b.js', 'shared.js']);
});

it('drops a script 14 days after its build was replaced, however old the build was', async () => {
  await deploy('a', 1);
  await deploy('b', 30);
  expect(await listScripts()).toContain('a.js');
  await deploy('c', 30 + 14);
  expect(await listScripts()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
  expect(await deploy('d', 30 + 15)).toMatchObject({kept: 2, expired: 1});
  expect(await listScripts()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js']);
});

it('keeps five releases', async () => {
  for (let day = 1; day <= 7; day++) await deploy(`build${day}`, day);
  expect((await readdir(path.join(target, 'releases'))).sort()).toEqual(
    [3, 4, 5, 6, 7].map((day) => `2026-03-0${day}T00-00-00.000Z`),
  );
});

it('goes back to an earlier release, for whose readers nothing is missing either', async () => {
  const {release} = await deploy('a', 1);
  await deploy('b', 2);
  await rollBack(target, release, new Date(Date.UTC(2026, 2, 3)));
  expect(await readPage()).toBe('<script src=/assets/js/a.js>');
  expect(await listScripts()).toEqual(['a.js', 'b.js', 'shared.js']);
  await expect(rollBack(target, 'x')).rejects.toThrow(
    `${target} has no release "x". It has: 2026-03-01T00-00-00.000Z, 2026-03-02T00-00-00.000Z, 2026-03-03T00-00-00.000Z.`,
  );
});

it('leaves the current release alone when a deployment fails', async () => {
  await deploy('a', 1);
  const before = await realpath(path.join(target, 'current'));
  await expect(
    deployToFolder(path.join(folder, 'no-such-build'), target, new Date()),
  ).rejects.toThrow('no-such-build');
  expect(await realpath(path.join(target, 'current'))).toBe(before);
});
