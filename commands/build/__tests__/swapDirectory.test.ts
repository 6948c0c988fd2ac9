import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {swapDirectory} from '../swapDirectory';

let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swap-'));
  await mkdir(inFolder('next'));
  await writeFile(inFolder('next/new.html'), '');
});

afterEach(() => rm(folder, {recursive: true}));

it('puts the new directory in the place of the current one', async () => {
  await mkdir(inFolder('build'));
  await writeFile(inFolder('build/old.html'), '');

  await swapDirectory(inFolder('next'), inFolder('build'));

  expect(await readdir(folder)).toEqual(['build']);
  expect(await readdir(inFolder('build'))).toEqual(['new.html']);
});

it('needs no current directory', async () => {
  await swapDirectory(inFolder('next'), inFolder('build'));
  expect(await readdir(inFolder('build'))).toEqual(['new.html']);
});

it('keeps the current directory when there is no new one', async () => {
  await mkdir(inFolder('build'));
  await writeFile(inFolder('build/old.html'), '');

  await expect(swapDirectory(inFolder('nope'), inFolder('build'))).rejects.toThrow(
    'ENOENT',
  );

  expect(await readdir(inFolder('build'))).toEqual(['old.html']);
});
