import fc from 'fast-check';
import type {Nodes} from 'mdast';
import {expect, it} from 'vitest';
import {DEEPEST} from '../limitNesting';
import {isTooDeep, parseDescription} from '../parseDescription';

/** The number of nodes from the root to the deepest. */
function depthOf(tree: Nodes): number {
  let level: readonly Nodes[] = [tree];
  let depth = 0;
  for (; level.length > 0; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return depth;
}

/** Texts that are nested as deeply as the number. */
const NESTED: Readonly<Record<string, (depth: number) => string>> = {
  'lists on a line': (depth) => `${'- '.repeat(depth)}a`,
  'lists on lines': (depth) =>
    Array.from({length: depth}, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  'numbered lists': (depth) => `${'1. '.repeat(depth)}a`,
  'lists below lazy lines': (depth) =>
    Array.from({length: depth}, (_, level) => `${'  '.repeat(level)}- a\nb`).join('\n'),
  quotes: (depth) => `${'>'.repeat(depth)}a`,
  'lists in quotes': (depth) => `${'> - '.repeat(depth / 2)}a`,
  footnotes: (depth) => `${'[^a]: '.repeat(depth)}a`,
  images: (depth) => `${'!['.repeat(depth)}a${'](b)'.repeat(depth)}`,
  links: (depth) => `${'['.repeat(depth)}a${']'.repeat(depth)}`,
  'brackets with code': (depth) => `${'[`]`'.repeat(depth)}a${'](b)'.repeat(depth)}`,
  emphasis: (depth) => `${'*a '.repeat(depth)}b${' c*'.repeat(depth)}`,
  'a run of emphasis': (depth) => `${'*'.repeat(depth)}a${'*'.repeat(depth)}`,
  'emphasis of two kinds': (depth) => `${'*a b_ '.repeat(depth)}${'c* '.repeat(depth)}`,
  'emphasis around runs that open and close': (depth) =>
    `${'*a b**c '.repeat(depth)}${'d* '.repeat(depth)}`,
  'emphasis after escapes': (depth) => `${'\\**a '.repeat(depth)}${'b* '.repeat(depth)}`,
  'deleted text': (depth) => `${'~a '.repeat(depth)}b${' c~'.repeat(depth)}`,
};

it.each(Object.entries(NESTED))('%s are parsed up to a depth', (_, toText) => {
  expect(isTooDeep(toText(DEEPEST))).toBe(false);
  for (const depth of [DEEPEST + 2, 4000]) {
    const text = toText(depth);
    expect(isTooDeep(text)).toBe(true);
    expect(parseDescription(text).children).toEqual([{type: 'code', value: text}]);
  }
});

it.each([
  ['a sum of names', 'snake_case_name '.repeat(500)],
  ['code', `\`\`\`js\n${'*a [b ~c __d '.repeat(500)}\n\`\`\``],
  ['code in a line', `\`${'*a [b '.repeat(500)}\``],
  ['bold text without spaces', '漢**字**'.repeat(400)],
  ['links', '[a](b), '.repeat(400)],
  ['a wide table', `| a | b |\n| - | - |\n${'| [a](b) | **c** |\n'.repeat(500)}`],
  ['many lists', '- a\n'.repeat(200)],
  ['indented code', `a\n\n${' '.repeat(400)}b`],
  ['a list far to the right', `- a\n\n${' '.repeat(400)}- b`],
])('%s is not deep', (_, text) => {
  expect(isTooDeep(text)).toBe(false);
});

it.each([
  ['brackets', ']'.repeat(2001)],
  ['emphasis', 'a*b'.repeat(2001)],
])('a paragraph with thousands of marks for %s is not parsed', (_, text) => {
  expect(isTooDeep(text)).toBe(true);
  expect(isTooDeep(text.slice(0, 2000))).toBe(false);
});

const PIECES = ['- ', '> ', '>', '1. ', '  ', '\t', '[^a]: ', '[', '![', ']', '](b)']
  .concat([
    '*',
    '**',
    '***',
    '_',
    '__',
    '~',
    '~~',
    'a',
    ' ',
    '\\',
    '`',
    '``',
    '\n',
    '\n\n',
  ])
  .concat(['.', '<b>', '| ', '|-', '```\n', '# ', '[^a]', 'www.a.b', '&amp;', '漢']);

it('no text is parsed to a tree that is much deeper', () => {
  const repeated = fc
    .tuple(
      fc.array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 5}),
      fc.nat(120),
    )
    .map(([pieces, count]) => pieces.join('').repeat(count));
  const texts = fc.array(repeated, {minLength: 1, maxLength: 3});
  fc.assert(
    fc.property(texts, (parts) => {
      // A list is two nodes a level, and emphasis is in lists.
      expect(depthOf(parseDescription(parts.join('')))).toBeLessThan(4 * DEEPEST);
    }),
  );
});
