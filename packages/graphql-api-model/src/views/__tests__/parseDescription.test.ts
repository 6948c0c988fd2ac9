import {expect, it} from 'vitest';
import {isPlain, parseDescription} from '../parseDescription';

it.each([
  ['a ~~former~~ space', 'delete'],
  ['see https://example.com', 'link'],
  ['[^1]\n\n[^1]: A note.', 'footnoteReference'],
])('%j has GFM in its text', (markdown, type) => {
  const [paragraph] = parseDescription(markdown).children;
  expect(paragraph).toMatchObject({type: 'paragraph'});
  const parts = paragraph && 'children' in paragraph ? paragraph.children : [];
  expect(parts.map((part) => part.type)).toContain(type);
});

it('a table and a list of tasks are read as such', () => {
  const {children} = parseDescription('|a|b|\n|-|-|\n|1|2|\n\n- [x] done');
  expect(children).toMatchObject([
    {type: 'table', children: [{type: 'tableRow'}, {type: 'tableRow'}]},
    {type: 'list', children: [{type: 'listItem', checked: true}]},
  ]);
});

it.each([
  'One space, of many; with 2 lines\nof text.',
  'A sum (1 + 2 = 3), {braces} and "quotes".',
])('%j is plain, and its tree is one paragraph as it stands', (text) => {
  expect(isPlain(text)).toBe(true);
  expect(parseDescription(text)).toMatchObject({
    children: [{type: 'paragraph', children: [{type: 'text', value: text}]}],
  });
});

it.each([
  '`code`',
  '*a*',
  '_a_',
  '[a](b)',
  '<b>',
  'a &amp; b',
  '# a',
  '~~a~~',
  '|a|\n|-|',
  '![a](b)',
  'a\\\nb',
  'a  \nb',
  'a\n\nb',
  '- a',
  'a\n- b',
  '+ a',
  '1. a',
  'a\n1. b',
  'a\n===',
  'see http://example.com',
  'see www.example.com',
  'me@example.com',
])('%j is not plain', (text) => {
  expect(isPlain(text)).toBe(false);
});
