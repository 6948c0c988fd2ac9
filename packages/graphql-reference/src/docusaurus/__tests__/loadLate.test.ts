import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {loadLate} from '../loadLate.mjs';

const require = createRequire(import.meta.url);

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'late-'));
  file = path.join(folder, 'module.cjs');
  writeFileSync(file, 'globalThis.loads += 1; module.exports = {a: "A", b: "B"};');
  Object.assign(globalThis, {loads: 0});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function countLoads(): number {
  return (globalThis as unknown as {readonly loads: number}).loads;
}

it('loads a module when something of it is used, and once', () => {
  loadLate(file);
  const late = require(file) as Readonly<Record<string, unknown>>;
  expect(countLoads()).toBe(0);
  expect([late['a'], late['b'], late['c']]).toEqual(['A', 'B', undefined]);
  expect(countLoads()).toBe(1);
});

it('answers without it what it is told', () => {
  loadLate(file, {a: 'own'});
  const late = require(file) as Readonly<Record<string, unknown>>;
  expect(late['a']).toBe('own');
  expect(countLoads()).toBe(0);
  expect(late['b']).toBe('B');
});

it('stands for a default import of a module that has no default', () => {
  writeFileSync(file, 'globalThis.loads += 1; module.exports = class Bar {};');
  loadLate(file, {__esModule: true});
  // As TypeScript and Babel write a default import.
  const module = require(file) as {
    readonly __esModule?: boolean;
    readonly default: unknown;
  };
  const imported = module.__esModule ? module : {default: module};
  expect(countLoads()).toBe(0);
  expect(imported.default).toBe(require(file));
  expect(imported.default).toHaveProperty('name', 'Bar');
  expect(countLoads()).toBe(1);
});
