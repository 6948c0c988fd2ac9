import {expect, test} from 'vitest';
import {readMagicComments} from '../magicComments';

test.each([
  ['a|b', 'a|b', [], [0, 1]],
  [
    'a|  # highlight-next-line|b|# highlight-start|c|d|# highlight-end|e',
    'a|b|c|d|e',
    [2, 3, 4],
    [0, 2, 4, 5, 7],
  ],
])(
  'marks lines and takes the comments out of %j',
  (source, code, marked, sourceLines) => {
    expect(readMagicComments(source.replaceAll('|', '\n'), 'graphql')).toEqual({
      code: code.replaceAll('|', '\n'),
      markedLines: new Set(marked),
      sourceLines,
    });
  },
);

test.each([
  ['ts', '// highlight-next-line'],
  ['js', '/* highlight-next-line */'],
  ['tsx', '{/* highlight-next-line */}'],
  ['bash', '#highlight-next-line'],
  ['html', '<!-- highlight-next-line -->'],
  ['sql', '-- highlight-next-line'],
  ['no-such-language', '<!-- highlight-next-line -->'],
])('knows how comments are written in %s: %s', (language, comment) => {
  expect(readMagicComments(`${comment}\na`, language).code).toBe('a');
});

test.each([
  ['ts', '# highlight-next-line'],
  ['python', '// highlight-next-line'],
  ['ts', 'a(); // highlight-next-line'],
  ['ts', '// highlight-next-lines'],
  ['html', '<!-- highlight-next-line'],
])('leaves in %s: %s', (language, line) => {
  expect(readMagicComments(line, language).code).toBe(line);
});

test.each([
  ['a|# highlight-start|b', 1, 'highlight-start has no highlight-end after it'],
  [
    '# highlight-start|# highlight-start',
    0,
    'highlight-start has no highlight-end after it',
  ],
  ['a|b|# highlight-end', 2, 'highlight-end has no highlight-start before it'],
])('refuses a comment without its partner in %j', (source, line, problem) => {
  expect(() => readMagicComments(source.replaceAll('|', '\n'), 'bash')).toThrow(
    expect.objectContaining({
      message: `The comment ${problem}. Add it or remove both.`,
      line,
    }) as Error,
  );
});
