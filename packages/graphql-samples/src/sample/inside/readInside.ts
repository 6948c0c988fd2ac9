import {readDiff} from './readDiff';
import {readHttp} from './readHttp';
import {readScript} from './readScript';
import {readShell} from './readShell';
import type {InnerPart} from './types';

const READERS: ReadonlyMap<string, (code: string) => readonly InnerPart[]> = new Map([
  ...[
    'ts',
    'tsx',
    'js',
    'jsx',
    'mjs',
    'cjs',
    'mts',
    'cts',
    'typescript',
    'javascript',
  ].map((language) => [language, readScript] as const),
  ...['vue', 'svelte', 'astro'].map((language) => [language, readScript] as const),
  ...['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession'].map(
    (language) => [language, readShell] as const,
  ),
  ['http', readHttp],
  ['diff', readDiff],
]);

/** Whether blocks of the language can hold GraphQL of which more is known than its letters. */
export function canHoldGraphql(language: string): boolean {
  return READERS.has(language);
}

/** The GraphQL and the JSON of requests inside a block of another language. */
export function readInside(language: string, code: string): readonly InnerPart[] {
  return READERS.get(language)?.(code) ?? [];
}
