import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../paths';

const ROOMS: Readonly<Record<string, string>> = {
  P: 'packages/docusaurus-plugin-graphql-reference/src',
  M: 'packages/graphql-api-model/src',
};

it('the list of features names tests that are there', () => {
  const text = readFileSync(path.join(ROOT, 'FEATURES.md'), 'utf8');
  const named = [...text.matchAll(/`((?:P|M|tests|packages|commands)\/[^`]+)`/g)].map(
    ([, name = '']) => name.replace(/^[PM](?=\/)/, (room) => ROOMS[room] ?? room),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

it('the list of faults names tests that are there', () => {
  const text = readFileSync(path.join(ROOT, 'tests/FAULTS.md'), 'utf8');
  const named = [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});
