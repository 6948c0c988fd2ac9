import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadInstalled} from '../loadInstalled.mjs';

const UTILS = createRequire(import.meta.url).resolve('@docusaurus/utils');
const PRELOAD = new URL('../nativeModules.mjs', import.meta.url).href;

/** Loads files as Docusaurus does; each tells by what it was loaded. */
const PROGRAM = `
  const {loadFreshModule} = require(${JSON.stringify(UTILS)});
  Promise.all(process.argv.slice(2).map(loadFreshModule)).then((modules) =>
    console.log(JSON.stringify(modules.map((module) => module.default ?? module))));`;
/** Of an ES module: Node.js gives it no `require`, a loader that translates it does. */
const MODULE = 'export default typeof require;';
const WORKER = `
  const {isMainThread, Worker} = require('node:worker_threads');
  if (isMainThread) new Worker(__filename);
  else console.log(Object.keys(require.cache).length);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'native-'));
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

function run(
  program: string,
  files: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): string {
  const file = write('program.cjs', program);
  return execFileSync(process.execPath, ['--import', PRELOAD, file, ...files], {
    encoding: 'utf8',
    env: {...process.env, ...env},
  }).trim();
}

describe('loadInstalled', () => {
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
});

it('loads installed plugins, and leaves to Docusaurus what a site has itself', () => {
  write('node_modules/plugin/package.json', '{"type": "module"}');
  const files = ['node_modules/plugin/index.js', 'plugin.js'];
  const loaded = run(
    PROGRAM,
    files.map((file) => write(file, MODULE)),
  );
  expect(JSON.parse(loaded)).toEqual(['undefined', 'function']);
});

it('loads nothing in the workers that write pages', () => {
  // The program itself.
  expect(run(WORKER)).toBe('1');
});

it('loads a configuration that is said to be plain without a loader that translates it', () => {
  const text = 'module.exports = Object.keys(require.cache).join();';
  const [plain, other] = ['a.cjs', 'b.cjs'].map((file) => write(file, text)) as [
    string,
    string,
  ];
  const load = (file: string): string => run(PROGRAM, [file], {PLAIN_CONFIG: plain});
  expect(load(plain)).not.toContain('babel');
  expect(load(other)).toContain('babel');
});

it('leaves it to Docusaurus to tell of a plugin that is no file', () => {
  const program = `
    const {loadFreshModule} = require(${JSON.stringify(UTILS)});
    loadFreshModule(undefined).catch((error) => console.log(error.message));`;
  expect(run(program)).toContain('Invalid module path');
});
