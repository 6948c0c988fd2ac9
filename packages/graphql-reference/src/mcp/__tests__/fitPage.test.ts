import {expect, it} from 'vitest';
import {encode} from 'gpt-tokenizer/encoding/o200k_base';
import {findPart, fitPage} from '../fitPage';

const FOOTER = /\n\n\(Part (\d+) of (\d+)\.(?: The rest: cursor "\d+"\.)?\)\n$/;

/** All parts of a page, without the lines that lead from one to the next. */
function readParts(markdown: string): readonly string[] {
  const [, , count = '1'] = FOOTER.exec(fitPage(markdown)) ?? [];
  return Array.from({length: Number(count)}, (_, at) =>
    fitPage(markdown, String(at + 1)).replace(FOOTER, ''),
  );
}

const LONG = Array.from(
  {length: 40},
  (_, at) => `## Heading ${at}\n\n${'Some words of a paragraph. '.repeat(20).trim()}`,
).join('\n\n');

it('leaves a short page as it is', () => {
  expect(fitPage('# A\n\nText\n')).toBe('# A\n\nText\n');
});

it('divides a long page between blocks, and all of it can be read', () => {
  const parts = readParts(LONG);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('\n\n')).toBe(LONG);
  expect(fitPage(LONG)).toMatch(
    new RegExp(`\\n\\n\\(Part 1 of ${parts.length}\\. The rest: cursor "2"\\.\\)\\n$`),
  );
  const last = fitPage(LONG, String(parts.length));
  expect(last).toMatch(/paragraph\.\n\n\(Part (\d+) of \1\.\)\n$/);
});

it.each([
  ['a list', Array.from({length: 900}, (_, at) => `- \`field${at}\`: \`Int\``)],
  [
    'code',
    ['```json', ...Array.from({length: 900}, (_, at) => `  "key${at}": ${at},`), '```'],
  ],
  ['a line', ['word '.repeat(5000).trim()]],
])('divides %s that is longer than a part, each of at most 1,500 tokens', (_, lines) => {
  const parts = readParts(lines.join('\n'));
  for (const part of parts) expect(encode(part).length).toBeLessThanOrEqual(1500);
  const words = (text: string) => text.match(/\w+/g);
  const text = parts.join('\n').replaceAll(/^```.*$/gm, '');
  expect(words(text)).toEqual(words(lines.join('\n').replaceAll(/^```.*$/gm, '')));
  for (const part of parts) expect((part.match(/^```/gm) ?? []).length % 2).toBe(0);
});

it('has a message for a part that a page does not have', () => {
  expect(() => fitPage('# A', '2')).toThrow(
    'There is no part "2" of it: cursors go from "1" to "1".',
  );
});

it('finds the part of a page that is about a member', () => {
  const page = '# A\n\n### `a`\n\n1\n\n#### more\n\n2\n\n### `b`\n\n3\n';
  expect(findPart(page, 'a')).toBe('### `a`\n\n1\n\n#### more\n\n2\n');
  expect(findPart(page, 'b')).toBe('### `b`\n\n3\n');
  expect(findPart(page, 'c')).toBeUndefined();
});

it('finds a section by its anchor, whatever its heading, and not in code', () => {
  const page =
    '# A\n\n```sh\n# b\n```\n\n## 4. Upload a `file`\n\n4\n\n## Rules\n\n5\n\n## Rules\n\n6\n';
  const sections = [
    ['own', 'Rules'],
    ['rules-1', 'Rules'],
  ] as const;
  expect(findPart(page, '4-upload-a-file')).toBe('## 4. Upload a `file`\n\n4\n');
  expect(findPart(page, 'own', sections)).toBe('## Rules\n\n5\n');
  expect(findPart(page, 'rules-1', sections)).toBe('## Rules\n\n6\n');
  expect(findPart(page, 'b')).toBeUndefined();
});
