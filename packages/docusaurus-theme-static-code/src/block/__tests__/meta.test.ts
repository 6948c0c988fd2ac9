import {expect, test} from 'vitest';
import {parseMeta} from '../meta';

test.each([
  ['', {}],
  ['invalid variables', {refusal: ''}],
  [`invalid error='No field "a".'`, {refusal: 'No field "a".'}],
  ['error="No field"', {}],
  ['title="a b.ts"', {title: 'a b.ts'}],
  ['title=\'say "hi"\'', {title: 'say "hi"'}],
  ['subtitle="a"', {}],
  ['title="T" alt="Two lines."', {title: 'T', alt: 'Two lines.'}],
  ['{1,3-5}', {markedLines: new Set([1, 3, 4, 5])}],
  ['title="{9}" {2}', {title: '{9}', markedLines: new Set([2])}],
  ['title="showLineNumbers"', {title: 'showLineNumbers'}],
  ['showLineNumbers', {firstNumber: 1}],
  ['showLineNumbers=12 {1}', {firstNumber: 12, markedLines: new Set([1])}],
  ['showLineNumbersNot', {}],
  ['title=a title=b {3} {4}', {title: 'a', markedLines: new Set([3])}],
  ['a.b {x: 1} error="open {1', {}],
  ["it's = äö=x http://x/y", {}],
  ['{1-99999999999}', {}],
])('reads %j', (meta, expected) => {
  expect(parseMeta(meta)).toEqual(expected);
});
