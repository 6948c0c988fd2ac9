import {expect, it} from 'vitest';
import {findPart, fitPage} from '../fitPage';

const TEXT = `${'word '.repeat(1000)}end.`;

it('leaves a short page as it is', () => {
  expect(fitPage('# A\n\nText\n')).toBe('# A\n\nText\n');
});

it.each([
  ['between blocks', '# B\n\nText.'],
  ['not in a code block', '```\na\n\n\nb\n```\n'.repeat(50)],
  ['not below a heading', '## B\n\nArguments:\n\n- a'],
])('cuts a long page %s', (_, end) => {
  expect(fitPage(`${TEXT}\n\n${end}${'.'.repeat(1000)}\n`)).toMatch(
    /(?:end\.|```)\n\n\(Cut: these are \d+ of \d+ characters\. /,
  );
});

it('finds the part of a page that is about a member', () => {
  const page = '# A\n\n### `a`\n\n1\n\n#### more\n\n2\n\n### `b`\n\n3\n';
  expect(findPart(page, 'a')).toBe('### `a`\n\n1\n\n#### more\n\n2\n');
  expect(findPart(page, 'b')).toBe('### `b`\n\n3\n');
  expect(findPart(page, 'c')).toBeUndefined();
});
