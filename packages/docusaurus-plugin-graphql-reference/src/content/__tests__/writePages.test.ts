import {readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {toPages} from '../../pages/toPages';
import {packPages, writePages} from '../writePages';
import {BASE_PATH, contextOf} from '../../__tests__/contextOf';

function write(directory: string, sdl: string): ReturnType<typeof writePages> {
  const pages = toPages(contextOf(sdl));
  return writePages(pages, (page) => ({page}), {directory, basePath: BASE_PATH});
}

function createDirectory(): string {
  return path.join(writeFolder(), 'deep', 'pages');
}

describe('pages on disk', () => {
  it('have a file each, which contains all that the page shows', () => {
    const directory = createDirectory();
    const stored = write(directory, 'type Space { id: ID }');
    const pages = [...toPages(contextOf('type Space { id: ID }'))];
    expect(stored.map(({href}) => href)).toEqual(pages.map(({href}) => href));
    expect(
      stored.map(({dataFile}) => JSON.parse(readFileSync(dataFile, 'utf8')) as unknown),
    ).toEqual(
      pages.map((page) => ({
        page: JSON.parse(JSON.stringify(page)) as unknown,
      })),
    );
    expect(readdirSync(directory).toSorted()).toEqual(
      stored.map(({dataFile}) => path.basename(dataFile)).toSorted(),
    );
  });

  it('are named after their addresses', () => {
    const directory = createDirectory();
    const names = write(directory, 'type Space { id: ID }').map(({href, dataFile}) => [
      href,
      path.relative(directory, dataFile),
    ]);
    expect(Object.fromEntries(names)).toMatchObject({
      '/docs/graphql/': 'overview.json',
      '/docs/graphql/types/objects/': 'types__objects.json',
      '/docs/graphql/types/objects/space': 'types__objects__space.json',
    });
  });

  it('are left alone where nothing has changed, and removed where the page is gone', () => {
    const directory = createDirectory();
    write(directory, 'type Space { id: ID } type Gone { id: ID }');
    const long = new Date('2020-01-01');
    for (const name of readdirSync(directory)) {
      utimesSync(path.join(directory, name), long, long);
    }
    write(directory, 'type Space { id: ID } type New { id: ID }');
    const names = readdirSync(directory);
    expect(names).toContain('types__objects__new.json');
    expect(names).not.toContain('types__objects__gone.json');
    const untouched = names.filter(
      (name) => statSync(path.join(directory, name)).mtimeMs === long.getTime(),
    );
    expect(untouched).toContain('types__enums.json'.replace('enums', 'scalars'));
    expect(untouched).toContain('types__scalars__int.json');
    expect(untouched).not.toContain('types__objects.json');
  });

  it('with long names fit the file system', () => {
    const name = 'veryLongName'.repeat(40);
    expect(() => write(createDirectory(), `type ${name} { id: ID }`)).not.toThrow();
  });
});

describe('pages of a build on disk', () => {
  const SDL = 'type Space { "größe \u2028" id: ID }';
  const pack = (directory: string, stored?: object): ReturnType<typeof packPages> =>
    packPages(toPages(contextOf(SDL)), (page) => stored ?? {page}, directory);

  it('are lines of one file', () => {
    const directory = createDirectory();
    const stored = pack(directory);
    const pages = [...toPages(contextOf(SDL))];
    expect(stored.map(({href}) => href)).toEqual(pages.map(({href}) => href));
    expect(readdirSync(directory)).toEqual(['pages.jsonl']);
    const file = readFileSync(path.join(directory, 'pages.jsonl'));
    expect(
      stored.map(({bytes}) => JSON.parse(String(file.subarray(...bytes))) as unknown),
    ).toEqual(pages.map((page) => ({page: JSON.parse(JSON.stringify(page)) as unknown})));
    expect(String(file).split('\n')).toHaveLength(pages.length + 1);
  });

  it('replace those of another build', () => {
    const directory = createDirectory();
    pack(directory, {text: 'x'.repeat(100_000)});
    writeFileSync(path.join(directory, '1.jsonl'), '');
    const stored = pack(directory, {});
    expect(readdirSync(directory)).toEqual(['pages.jsonl']);
    expect(String(readFileSync(path.join(directory, 'pages.jsonl')))).toBe(
      '{}\n'.repeat(stored.length),
    );
  });
});
