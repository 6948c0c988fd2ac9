import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findPages, isReferencePage} from '../measureSite';

describe('isReferencePage', () => {
  it.each([
    'operations/queries/space/index.html',
    'docs/graphql/types/objects/space.html',
  ])('takes %s for one', (page) => {
    expect(isReferencePage(page)).toBe(true);
  });

  it.each([
    'types/objects/index.html',
    'types/objects/space/uses/index.html',
    'index.html',
  ])('takes %s for none', (page) => {
    expect(isReferencePage(page)).toBe(false);
  });
});

describe('findPages', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'pages-'));
  });
  afterEach(() => rm(directory, {recursive: true}));

  async function write(page: string, bytes: number): Promise<void> {
    const file = path.join(directory, page);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, 'x'.repeat(bytes));
  }

  it('orders reference pages by size and leaves the others, copies and 404 out', async () => {
    await write('types/objects/b/index.html', 3);
    await write('types/objects/a/index.html', 1);
    await write('types/objects/c/index.html', 2);
    await write('index.html', 50);
    await write('index.html.br', 5);
    await write('404.html', 50);
    const found = await findPages(directory);
    expect(found.pages).toHaveLength(4);
    expect(found.files).toHaveLength(5);
    expect(found.reference.map(({bytes}) => bytes)).toEqual([1, 2, 3]);
    expect(found.median).toEqual({file: 'types/objects/c/index.html', bytes: 2});
  });

  it('takes the page of a site that has only one', async () => {
    await write('index.html', 7);
    expect((await findPages(directory)).median).toEqual({file: 'index.html', bytes: 7});
  });
});
