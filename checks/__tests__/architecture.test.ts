import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../commands/paths';
import {listFiles} from '../../tests/support/listFiles';

const FILES = listFiles(['**', '.*', '.github/**']);
const PACKAGES = [
  ...new Set(FILES.flatMap((file) => /^packages\/([^/]+)/.exec(file)?.[1] ?? [])),
];
const TEXT = read('ARCHITECTURE.md');

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Whether a file or folder of the repository has a path that ends in this one. */
function isThere(name: string): boolean {
  const end = `/${name.replace(/\/$/, '')}`;
  return FILES.some(
    (file) => `/${file}/`.includes(`${end}/`) || `/${file}`.startsWith(`${end}.`),
  );
}

it('ARCHITECTURE.md has at most 150 lines', () => {
  expect(TEXT.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

it('each path, package and component that ARCHITECTURE.md names exists', () => {
  const spans = [...TEXT.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const names = [
    ...spans.filter((span) =>
      /^[@\w.-]+\/[\w./-]*$|^[\w-]+\.(?:tsx?|c?js|json|css|md)$/.test(span),
    ),
    ...spans.filter((span) => /^(?:graphql|docusaurus)-[a-z-]+$/.test(span)),
    ...[...TEXT.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link!),
  ];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isThere(name.replace(/^@(?=theme\/)/, '')))).toEqual([]);
});

it('each identifier that ARCHITECTURE.md names is in the sources', () => {
  const names = [...TEXT.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name]) => name!);
  const sources = FILES.filter((file) =>
    /^(?:packages|commands|checks)\/.*\.(?:tsx?|json)$/.test(file),
  )
    .map(read)
    .join('\n');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

it('each invariant that a message refers to is quoted from ARCHITECTURE.md', () => {
  const messages = read('eslint.config.js');
  const quoted = [...messages.matchAll(/ARCHITECTURE\.md, "([^"]+)"/g)].map(
    ([, quote]) => quote!,
  );
  expect(quoted).toHaveLength(messages.split('ARCHITECTURE.md').length - 1);
  const text = TEXT.replaceAll(/\s+/g, ' ');
  expect(quoted.filter((quote) => !text.includes(quote))).toEqual([]);
});

const SOURCE = /^packages\/([^/]+)\/src\/(?!.*__tests__)([^/]+)\/.+\.tsx?$/;
const IMPORT = /(?:from|import\()\s*'(?:@(?=theme\/)|((?:\.\.?\/)+))([^']+)'/g;

/** The folders of a package whose files a file in another one imports. */
function findImports(packageName: string): ReadonlyMap<string, ReadonlySet<string>> {
  const own = FILES.filter((file) => SOURCE.exec(file)?.[1] === packageName);
  const folders = new Map(own.map((file) => [SOURCE.exec(file)![2]!, new Set<string>()]));
  for (const file of own) {
    const folder = SOURCE.exec(file)![2]!;
    for (const [, up, rest] of read(file).matchAll(IMPORT)) {
      const base =
        up === undefined
          ? ''
          : path.posix.join(
              folder,
              path.posix.dirname(file.split(`/src/${folder}/`)[1]!),
              up,
            );
      const [to = ''] = path.posix.join(base, rest!).split('/');
      if (to !== folder && folders.has(to)) folders.get(folder)!.add(to);
    }
  }
  return folders;
}

/** Removes the folders that import none of the others until none is left, or a circle. */
function findCircle(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const left = new Map(imports);
  let size: number;
  do {
    size = left.size;
    for (const [folder, others] of left)
      if (![...others].some((other) => left.has(other))) left.delete(folder);
  } while (left.size < size);
  return [...left.keys()];
}

it('folders that import each other are found', () => {
  const imports = {a: ['b'], b: ['c'], c: ['b'], d: []};
  expect(
    findCircle(
      new Map(
        Object.entries(imports).map(([folder, others]) => [folder, new Set(others)]),
      ),
    ),
  ).toEqual(['a', 'b', 'c']);
  expect([...findImports('docusaurus-plugin-graphql-reference').get('pages')!]).toContain(
    'theme',
  );
});

it.each(PACKAGES)(
  'no folders of %s import each other, directly or through others',
  (name) => {
    expect(findCircle(findImports(name))).toEqual([]);
  },
);
