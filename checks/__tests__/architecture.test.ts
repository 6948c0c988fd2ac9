import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../commands/paths';
import {listFiles} from '../../tests/support/listFiles';

const FILES = listFiles(['**', '.*', '.github/**']);
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
