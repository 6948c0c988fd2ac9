import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {findCandidates} from '../chromium';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
});

afterEach(() => rm(folder, {recursive: true}));

it('takes the one that CHROMIUM_PATH names, and no other', async () => {
  const named = path.join(folder, 'my-chrome');
  await writeFile(named, '');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findCandidates()).toEqual([named]);
});

it('looks in PATH first, and prefers the headless shell', async () => {
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  const files = names.map((name) => path.join(folder, name));
  for (const file of files.toReversed()) {
    await writeFile(file, '');
  }
  vi.stubEnv('PATH', folder);
  expect(findCandidates().slice(0, names.length)).toEqual(files);
});
