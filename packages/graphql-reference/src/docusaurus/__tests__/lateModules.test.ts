import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {afterEach, beforeEach, expect, it} from 'vitest';

const {resolve} = createRequire(import.meta.url);

/** Minifies a page as a worker of Docusaurus does, and tells what was loaded for it. */
const PROGRAM = `
  const {parentPort} = require('node:worker_threads');
  const {loadSSGRenderer} = require(${JSON.stringify(
    resolve('@docusaurus/core/lib/ssg/ssgRenderer.js'),
  )});
  const {getHtmlMinifier} = require('module')
    .createRequire(${JSON.stringify(resolve('@docusaurus/core/package.json'))})('@docusaurus/bundler');
  getHtmlMinifier({type: 'swc'})
    .then(({minify}) => minify('<!doctype html><title>A</title><p class="a">B</p>'))
    .then(({code}) => parentPort.postMessage({
      code,
      renderer: typeof loadSSGRenderer,
      files: Object.keys(require.cache).map((file) => file.replaceAll('\\\\', '/')),
    }));`;

interface Answer {
  readonly code: string;
  readonly renderer: string;
  readonly files: readonly string[];
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

async function run(execArgv: readonly string[]): Promise<Answer> {
  const file = path.join(folder, 'program.cjs');
  writeFileSync(file, PROGRAM);
  const worker = new Worker(file, {execArgv: [...execArgv]});
  const [answer] = (await once(worker, 'message')) as [Answer];
  await worker.terminate();
  return answer;
}

it('loads for the workers of a build what they need to minify pages, and minifies the same', async () => {
  const preload = new URL('../lateModules.mjs', import.meta.url).href;
  const [late, usual] = await Promise.all([run(['--import', preload]), run([])]);
  expect(late.code).toBe(usual.code);
  expect(late.renderer).toBe('function');
  const isHeavy = (file: string): boolean =>
    /\/(?:@babel\/traverse|clean-css|webpack)\/lib\//.test(file);
  expect(usual.files.some(isHeavy)).toBe(true);
  expect(late.files.filter(isHeavy)).toEqual([]);
});
