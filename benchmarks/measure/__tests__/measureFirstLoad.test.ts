import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brotliBytes} from '../compress';
import {findNamedFiles, measureFirstLoad} from '../measureFirstLoad';

const HTML = `<head>
<link rel="stylesheet" href="/assets/css/styles.css">
<link rel="preload" as="script" href="/assets/js/main.js">
<link rel="prefetch" href="/assets/js/later.js">
<link rel="stylesheet" href="https://fonts.example.org/font.css">
<script src="/assets/js/main.js" defer></script>
<script>inline()</script>
</head>`;

describe('findNamedFiles', () => {
  it('finds each script and style of the site once, and no prefetch', () => {
    expect(findNamedFiles(HTML)).toEqual({
      css: ['/assets/css/styles.css'],
      js: ['/assets/js/main.js'],
    });
  });
});

describe('measureFirstLoad', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'first-load-'));
    for (const folder of ['a', 'assets/css', 'assets/js']) {
      await mkdir(path.join(directory, folder), {recursive: true});
    }
    await writeFile(path.join(directory, 'a/index.html'), HTML);
    await writeFile(path.join(directory, 'assets/css/styles.css'), 'a{color:red}');
    await writeFile(path.join(directory, 'assets/js/main.js'), 'main('.repeat(99));
  });
  afterAll(() => rm(directory, {recursive: true}));

  it('adds up what a page and the files it names take compressed', async () => {
    const html = await brotliBytes(Buffer.from(HTML));
    const css = await brotliBytes(Buffer.from('a{color:red}'));
    const js = await brotliBytes(Buffer.from('main('.repeat(99)));
    expect(await measureFirstLoad(directory, 'a/index.html')).toEqual({
      page: 'a/index.html',
      html,
      css,
      js,
      total: html + css + js,
    });
  });

  it('tells of a file that is missing', async () => {
    await writeFile(path.join(directory, 'b.html'), '<script src="/gone.js"></script>');
    await expect(measureFirstLoad(directory, 'b.html')).rejects.toThrow(
      new Error(`A page asks for ${path.join(directory, 'gone.js')}, which is missing.`),
    );
  });
});
