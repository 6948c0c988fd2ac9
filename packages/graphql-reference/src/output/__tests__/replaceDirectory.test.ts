import {mkdir, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {markGenerated} from '../generatedFiles';
import {assertReplaceable, recoverDirectory, replaceDirectory} from '../replaceDirectory';

const REMEDY = 'Name another.';

let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replace-'));
  await generate('next', 'new.html');
});

afterEach(() => rm(folder, {recursive: true}));

describe('an output that commands made', () => {
  it('is replaced as a whole', async () => {
    await generate('build', 'old.html', 'docs/old.html');
    await replace();
    expect(await readdir(folder)).toEqual(['build']);
    expect(await list('build')).toEqual(['new.html']);
  });

  it('may be missing or empty', async () => {
    await replace();
    expect(await list('build')).toEqual(['new.html']);
    await rm(inFolder('build'), {recursive: true});
    await mkdir(inFolder('build'));
    await generate('next', 'new.html');
    await replace();
    expect(await list('build')).toEqual(['new.html']);
  });

  it('is replaced with the litter that a file manager left in it', async () => {
    await generate('build', 'old.html', 'docs/old.html');
    await write('build/docs/.DS_Store');
    await replace();
    expect(await list('build')).toEqual(['new.html']);
  });

  it('is replaced when half of it and of the one before are deleted', async () => {
    await generate('build', 'a.html', 'docs/b.html');
    await generate('build.previous', 'c.html', 'docs/d.html');
    await rm(inFolder('build/docs'), {recursive: true});
    await rm(inFolder('build.previous/c.html'));
    await replace();
    expect(await readdir(folder)).toEqual(['build']);
  });

  it('stays when there is nothing to put in its place', async () => {
    await generate('build', 'old.html');
    await rm(inFolder('next'), {recursive: true});
    await expect(replace()).rejects.toThrow('ENOENT');
    expect(await list('build')).toEqual(['old.html']);
  });
});

describe('a folder that holds something else', () => {
  it('is left alone though it looks like a site', async () => {
    await write('build/404.html', 'build/index.html', 'build/precious.txt');
    await expect(replace()).rejects.toThrow(
      `${inFolder('build')} would be replaced as a whole, but holds what no command of this project generated: "404.html", "index.html", "precious.txt". Name another.`,
    );
    expect(await list('build')).toEqual(['404.html', 'index.html', 'precious.txt']);
  });

  it('is left alone when something was added to what was generated', async () => {
    await generate('build', 'old.html');
    await write('build/.git/HEAD', 'build/.git/config', 'build/CNAME');
    await expect(replace()).rejects.toThrow(
      'generated: ".git", ".git/HEAD", ".git/config" and 1 more. Name another.',
    );
    expect(await list('build')).toContain('CNAME');
  });

  it('is left alone when it holds an empty folder', async () => {
    await mkdir(inFolder('build/empty'), {recursive: true});
    await expect(replace()).rejects.toThrow('generated: "empty". Name another.');
  });

  it('is left alone when it is no folder', async () => {
    await write('build');
    await expect(replace()).rejects.toThrow(
      `${inFolder('build')} exists and is no folder. Name another.`,
    );
    await rm(inFolder('build'));
    await generate('elsewhere', 'old.html');
    await symlink(inFolder('elsewhere'), inFolder('build'));
    await expect(replace()).rejects.toThrow('exists and is no folder. Name another.');
  });

  it('is left alone beside the output, too', async () => {
    await generate('build', 'old.html');
    await write('build.previous/precious.txt');
    const error = `${inFolder('build.previous')} would be replaced as a whole, but holds what no command of this project generated: "precious.txt". Move it elsewhere.`;
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

  it('leaves an output alone that is in its place', async () => {
    await generate('build', 'new.html');
    await generate('build.previous', 'old.html');
    await recoverDirectory(inFolder('build'));
    expect(await list('build')).toEqual(['new.html']);
  });

  it('leaves a folder alone that no command made, and minds nothing missing', async () => {
    await recoverDirectory(inFolder('build'));
    await write('build.previous/precious.txt');
    await recoverDirectory(inFolder('build'));
    expect(await readdir(folder)).toEqual(['build.previous', 'next']);
  });
});

function replace(): Promise<void> {
  return replaceDirectory(inFolder('next'), inFolder('build'), REMEDY);
}

async function write(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(inFolder(name)), {recursive: true});
    await writeFile(inFolder(name), '');
  }
}

async function generate(name: string, ...files: readonly string[]): Promise<void> {
  await write(...files.map((file) => path.join(name, file)));
  await markGenerated(inFolder(name));
}

/** The files of a folder, without the list of them. */
async function list(name: string): Promise<string[]> {
  const names = await readdir(inFolder(name));
  return names.filter((each) => each !== '.generated-files').sort();
}
