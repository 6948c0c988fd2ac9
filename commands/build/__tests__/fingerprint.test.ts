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

it('changes with the content and the name of a file, not with its times', async () => {
  await utimes(inFolder('docs/intro.md'), 0, 0);
  expect(await fingerprint([folder])).toBe(before);
  const file = await fingerprint([inFolder('docs/intro.md')]);
  writeFiles(folder, {'docs/intro.md': '# Start'});
  const changed = await fingerprint([folder]);
  expect(await fingerprint([inFolder('docs/intro.md')])).not.toBe(file);
  await rename(inFolder('docs/intro.md'), inFolder('docs/start.md'));
  expect(new Set([before, changed, await fingerprint([folder])]).size).toBe(3);
});

it.each(['build', 'build.42', '.docusaurus', 'node_modules', '.cache', '__tests__'])(
  'leaves %s out, of which no page is made',
  async (name) => {
    writeFiles(folder, {[`${name}/file`]: ''});
    expect(await fingerprint([folder])).toBe(before);
  },
);
