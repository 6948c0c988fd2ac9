import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../tests/support/listFiles';
import {ROOT} from '../paths';

/** Imports and names that only a file of the table may contain. */
const PRIVATE =
  /theme-common\/internal|@docusaurus\/[a-z-]+\/lib\/[a-z]+|docusaurusRoot|css\/mini-extract|graphql\/(?:jsutils|validation)\/|require\.cache|from 'react-router/;
const SOURCES = ['{packages,site}/**', '!**/*.{json,md,mdx,d.ts}', '!**/__tests__/**'];

interface Row {
  readonly files: readonly string[];
  readonly uses: string;
  /** The module of another package that contains the same. */
  readonly of: string | undefined;
}

const rows = read('docs/private-apis.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): Row => {
    const [, files = [], [uses = ''] = [], [of] = []] = line
      .split('|')
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    return {files, uses, of};
  });

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

it('has at most ten rows', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(10);
});

it.each(rows)('finds $uses in each file of its row', ({files, uses}) => {
  for (const file of files) {
    expect(existsSync(path.join(ROOT, file)), `${file} exists`).toBe(true);
    expect(read(file).includes(uses), `${file} contains ${uses}`).toBe(true);
  }
});

it.each(rows.filter(({of}) => of !== undefined))(
  'finds $uses in the installed $of',
  ({uses, of = ''}) => {
    expect(read(path.join('node_modules', of)).includes(uses)).toBe(true);
  },
);

it('lists every file that reaches below a public API', () => {
  const listed = new Set(rows.flatMap(({files}) => files));
  const found = listFiles(SOURCES).filter((file) => PRIVATE.test(read(file)));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !listed.has(file))).toEqual([]);
});
