import {mkdir, readdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {markGenerated} from '../generatedFiles';
import {assertReplaceable, recoverDirectory, replaceDirectory} from '../replaceDirectory';

const REMEDY = 'Name another.';

let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = writeFolder();
  await generate('next', 'new.html');
});

describe('replaces as a whole', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an earlier output', () => generate('build', 'old.html', 'docs/old.html')],
    ['nothing', () => Promise.resolve()],
    ['an empty folder', () => mkdir(inFolder('build'))],
    [
      'an output with the litter of a file manager',
      async () => {
        await generate('build', 'docs/old.html');
        write('build/docs/.DS_Store');
      },
    ],
    [
      'an output of which half was deleted, as of the one before',
      async () => {
        await generate('build', 'a.html', 'docs/b.html');
        await generate('build.previous', 'c.html', 'docs/d.html');
        await rm(inFolder('build/docs'), {recursive: true});
        await rm(inFolder('build.previous/c.html'));
      },
    ],
  ])('%s', async (_what, prepare) => {
    await prepare();
    await replace();
    expect(await readdir(folder)).toEqual(['build']);
    expect(await list('build')).toEqual(['new.html']);
  });
});

it('keeps an output when there is nothing to put in its place', async () => {
  await generate('build', 'old.html');
  await rm(inFolder('next'), {recursive: true});
  await expect(replace()).rejects.toThrow('ENOENT');
  expect(await list('build')).toEqual(['old.html']);
});

describe('leaves a folder alone', () => {
  const holds = (what: string): string =>
    `${inFolder('build')} would be replaced as a whole, but contains what no command of this project generated: ${what}. ${REMEDY}`;

  it('that looks like a site', async () => {
    write('build/404.html', 'build/index.html', 'build/precious.txt');
    await expect(replace()).rejects.toThrow(
      holds('"404.html", "index.html", "precious.txt"'),
    );
    expect(await list('build')).toEqual(['404.html', 'index.html', 'precious.txt']);
  });

  it('to which something was added after it was generated', async () => {
    await generate('build', 'old.html');
    write('build/.git/HEAD', 'build/.git/config', 'build/CNAME');
    await expect(replace()).rejects.toThrow(
      holds('".git", ".git/HEAD", ".git/config" and 1 more'),
    );
    expect(await list('build')).toContain('CNAME');
  });

  it('with an empty folder', async () => {
    await mkdir(inFolder('build/empty'), {recursive: true});
    await expect(replace()).rejects.toThrow(holds('"empty"'));
  });

  it('that is a file or a link', async () => {
    const message = `${inFolder('build')} exists and is not a folder. Name another.`;
    write('build');
    await expect(replace()).rejects.toThrow(message);
    await rm(inFolder('build'));
    await generate('elsewhere', 'old.html');
    await symlink(inFolder('elsewhere'), inFolder('build'));
    await expect(replace()).rejects.toThrow(message);
  });

  it('beside the output, too', async () => {
    await generate('build', 'old.html');
    write('build.previous/precious.txt');
    const error = `${inFolder('build.previous')} would be replaced as a whole, but contains what no command of this project generated: "precious.txt". Move it elsewhere.`;
    await expect(assertReplaceable(inFolder('build'), REMEDY)).rejects.toThrow(error);
    await expect(replace()).rejects.toThrow(error);
    expect(await list('build.previous')).toEqual(['precious.txt']);
    expect(await list('build')).toEqual(['old.html']);
  });
});

describe('after a sudden end between the two steps', () => {
  it('puts the output back', async () => {
    await generate('build.previous', 'old.html');
    await recoverDirectory(inFolder('build'));
    expect(await readdir(folder)).toEqual(['build', 'next']);
    expect(await list('build')).toEqual(['old.html']);
  });

  it('keeps an output that is in its place', async () => {
    await generate('build', 'new.html');
    await generate('build.previous', 'old.html');
    await recoverDirectory(inFolder('build'));
    expect(await list('build')).toEqual(['new.html']);
  });

  it('keeps a folder that no command made, and accepts a missing one', async () => {
    await recoverDirectory(inFolder('build'));
    write('build.previous/precious.txt');
    await recoverDirectory(inFolder('build'));
    expect(await readdir(folder)).toEqual(['build.previous', 'next']);
  });
});

function replace(): Promise<void> {
  return replaceDirectory(inFolder('next'), inFolder('build'), REMEDY);
}

function write(...names: readonly string[]): void {
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ''])));
}

async function generate(name: string, ...files: readonly string[]): Promise<void> {
  write(...files.map((file) => path.join(name, file)));
  await markGenerated(inFolder(name));
}

/** The files of a folder, without the list of them. */
async function list(name: string): Promise<string[]> {
  const names = await readdir(inFolder(name));
  return names.filter((each) => each !== '.generated-files').sort();
}
