import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {loadInstalled} from '../loadInstalled.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(file: string, text: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return full;
}

it('gives what a CommonJS module exports, and the same the next time', async () => {
  const file = write('node_modules/a/index.js', 'exports.default = {};');
  const loaded = await loadInstalled(file);
  expect(loaded).toEqual({default: {}});
  expect(await loadInstalled(file)).toBe(loaded);
});

it('gives the namespace of an ES module, also of one that waits', async () => {
  const file = write('node_modules/a/a.mjs', 'export default 1; export const b = 2;');
  expect({...(await loadInstalled(file))}).toMatchObject({default: 1, b: 2});
  const waiting = write('node_modules/a/b.mjs', 'export default await 3;');
  expect({...(await loadInstalled(waiting))}).toMatchObject({default: 3});
});

it.each([
  'site/plugin.js',
  'node_modules/a/index.ts',
  'node_modules/a/data.json',
  'my-node_modules/a/index.js',
])('leaves %s to the loader of Docusaurus', async (file) => {
  expect(await loadInstalled(write(file, '({})'))).toBeUndefined();
});

it('leaves what is no file to the loader of Docusaurus, which says so', async () => {
  expect(await loadInstalled(undefined)).toBeUndefined();
});

it('tells what is wrong with a module', async () => {
  const file = write('node_modules/a/index.js', 'throw new Error("broken");');
  await expect(loadInstalled(file)).rejects.toThrow('broken');
});
