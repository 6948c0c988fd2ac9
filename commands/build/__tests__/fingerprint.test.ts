import {mkdir, mkdtemp, rename, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fingerprint} from '../fingerprint';

let folder: string;
let before: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  await mkdir(inFolder('docs'));
  await writeFile(inFolder('docs/intro.md'), '# Introduction');
  before = await fingerprint([folder]);
});

afterEach(() => rm(folder, {recursive: true}));

it('stays the same when only times change', async () => {
  await utimes(inFolder('docs/intro.md'), 0, 0);
  expect(await fingerprint([folder])).toBe(before);
});

it('changes with the content of a file', async () => {
  await writeFile(inFolder('docs/intro.md'), '# Start');
  expect(await fingerprint([folder])).not.toBe(before);
});

it('changes with the name of a file', async () => {
  await rename(inFolder('docs/intro.md'), inFolder('docs/start.md'));
  expect(await fingerprint([folder])).not.toBe(before);
});

it.each(['build', 'build.42', '.docusaurus', 'node_modules', '.cache', '__tests__'])(
  'leaves %s out, of which no page is made',
  async (name) => {
    await mkdir(inFolder(name));
    await writeFile(inFolder(`${name}/file`), '');
    expect(await fingerprint([folder])).toBe(before);
  },
);

it('reads a source that is a file', async () => {
  const file = inFolder('docs/intro.md');
  const fileBefore = await fingerprint([file]);
  await writeFile(file, '# Start');
  expect(await fingerprint([file])).not.toBe(fileBefore);
});
