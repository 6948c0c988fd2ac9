import {array, constantFrom, type Arbitrary} from 'fast-check';
import {expect} from 'vitest';

const PARTS = [
  ...['\u001B[31m', '\u009B1m', '\u0007', '\0', '\t', '\u202E', '\u2028', '\r'],
  ...['\n::error file=a::b', '::warning::', '##vso[task.x]', '##[error]', '\n', ' '],
  ...['"', "'", '`', '\\', '{', '}', '#', '$1', 'a', 'Query', '%'],
];

/** Texts that a terminal or the log of a CI system would run, and that end strings and names early. */
export const HOSTILE_TEXTS: Arbitrary<string> = array(constantFrom(...PARTS), {
  minLength: 1,
  maxLength: 6,
}).map((parts) => parts.join(''));

/** Expects a message that no terminal and no CI system takes for anything but text. */
export function expectPlain(message: string): void {
  expect(message).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u);
  expect(message).not.toMatch(/^\s*::|##\w*\[/m);
}
