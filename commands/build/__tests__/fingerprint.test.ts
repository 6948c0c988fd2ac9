import {rename, utimes} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {writeFiles} from '../../../tests/support/writeFiles';
import {writeFolder} from '../../../tests/support/writeFolder';
import {fingerprint} from '../fingerprint';

let folder: string;
let before: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = writeFolder({'docs/intro.md': '# Introduction'});
  before = await fingerprint([folder]);
});

it('stays the same when only times change', async () => {
  await utimes(inFolder('docs/intro.md'), 0, 0);
  expect(await fingerprint([folder])).toBe(before);
});

it('changes with the content of a file', async () => {
  writeFiles(folder, {'docs/intro.md': '# Start'});
  expect(await fingerprint([folder])).not.toBe(before);
});

it('changes with the name of a file', async () => {
  await rename(inFolder('docs/intro.md'), inFolder('docs/start.md'));
  expect(await fingerprint([folder])).not.toBe(before);
});

it.each(['build', 'build.42', '.docusaurus', 'node_modules', '.cache', '__tests__'])(
  'leaves %s out, of which no page is made',
  async (name) => {
    writeFiles(folder, {[`${name}/file`]: ''});
    expect(await fingerprint([folder])).toBe(before);
  },
);

it('reads a source that is a file', async () => {
  const file = inFolder('docs/intro.md');
  const fileBefore = await fingerprint([file]);
  writeFiles(folder, {'docs/intro.md': '# Start'});
  expect(await fingerprint([file])).not.toBe(fileBefore);
});
