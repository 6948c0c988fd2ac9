import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {moveFiles} from '../moveFiles';

let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'move-'));
  await mkdir(inFolder('from/types/objects'), {recursive: true});
  await writeFile(inFolder('from/index.html'), 'Overview');
  await writeFile(inFolder('from/types/objects/index.html'), 'Objects');
  await mkdir(inFolder('to'));
  await writeFile(inFolder('to/.generated-files'), 'index.html');
});

afterEach(() => rm(folder, {recursive: true}));

async function expectMoved(): Promise<void> {
  expect((await readdir(inFolder('to'))).sort()).toEqual([
    '.generated-files',
    'index.html',
    'types',
  ]);
  expect(await readFile(inFolder('to/types/objects/index.html'), 'utf8')).toBe('Objects');
}

it('moves files and folders beside what is there', async () => {
  await moveFiles(inFolder('from'), inFolder('to'));
  await expectMoved();
  expect(await readdir(inFolder('from'))).toEqual([]);
});

it('copies to another file system', async () => {
  const error = Object.assign(new Error('cross-device link'), {code: 'EXDEV'});
  await moveFiles(inFolder('from'), inFolder('to'), () => Promise.reject(error));
  await expectMoved();
});

it('fails where a file can be neither moved nor copied', async () => {
  const error = Object.assign(new Error('no space left'), {code: 'ENOSPC'});
  const moving = moveFiles(inFolder('from'), inFolder('to'), () => Promise.reject(error));
  await expect(moving).rejects.toBe(error);
});
