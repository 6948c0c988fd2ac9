import {stripIgnoredCharacters} from 'graphql';

/**
 * A document on one line, as JSON must have it: the lines joined, or without everything that means
 * nothing where a line break may mean something.
 */
export function toOneLine(document: string): string {
  return /"""|#/.test(document)
    ? stripIgnoredCharacters(document)
    : document
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
}
