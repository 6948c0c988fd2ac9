import {describe, expect, test} from 'vitest';
import {readMagicComments} from '../magicComments';

describe('readMagicComments', () => {
  test('leaves code without comments as it is', () => {
    expect(readMagicComments('a\nb', 'ts')).toEqual({
      code: 'a\nb',
      markedLines: new Set(),
      sourceLines: [0, 1],
    });
  });

  test('marks the next line and the lines of a block, and takes the comments out', () => {
    const source = [
      'a',
      '  # highlight-next-line',
      'b',
      '# highlight-start',
      'c',
      'd',
      '# highlight-end',
      'e',
    ].join('\n');
    expect(readMagicComments(source, 'graphql')).toEqual({
      code: 'a\nb\nc\nd\ne',
      markedLines: new Set([2, 3, 4]),
      sourceLines: [0, 2, 4, 5, 7],
    });
  });

  test.each([
    ['ts', '// highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['bash', '#highlight-next-line'],
    ['yaml', '# highlight-next-line'],
    ['python', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
    ['sql', '-- highlight-next-line'],
    ['json', '// highlight-next-line'],
    ['text', '# highlight-next-line'],
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
    [
      'a\n# highlight-start\nb',
      1,
      'The comment highlight-start has no highlight-end after it. Add it or remove both.',
    ],
    [
      '# highlight-start\n# highlight-start\n# highlight-end',
      0,
      'The comment highlight-start has no highlight-end after it. Add it or remove both.',
    ],
    [
      'a\nb\n# highlight-end',
      2,
      'The comment highlight-end has no highlight-start before it. Add it or remove both.',
    ],
  ])('refuses a comment without its partner in %j', (source, line, message) => {
    expect(() => readMagicComments(source, 'bash')).toThrow(
      expect.objectContaining({message, line}) as Error,
    );
  });
});
