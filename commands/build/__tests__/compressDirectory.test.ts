import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../tests/support/writeFolder';
import {compressDirectory} from '../compressDirectory';

it('writes a brotli and a gzip file beside each text file of 1 KB or more', async () => {
  const text = 'x'.repeat(1024);
  const directory = writeFolder({
    'index.html': text,
    'assets/js/main.js': text,
    'small.html': text.slice(1),
    'photo.png': text,
  });

  expect(await compressDirectory(directory)).toBe(2);

  const names = await readdir(directory, {recursive: true});
  expect(names.sort()).toEqual([
    'assets',
    'assets/js',
    'assets/js/main.js',
    'assets/js/main.js.br',
    'assets/js/main.js.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'photo.png',
    'small.html',
  ]);
  const br = await readFile(path.join(directory, 'index.html.br'));
  const gz = await readFile(path.join(directory, 'assets/js/main.js.gz'));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
});
