import {expect, test} from 'vitest';
import {splitLines, wrapLines} from '../lines';

test('closes an element at the end of a line and opens it again on the next', () => {
  expect(splitLines('<b class="x"><i>1\n2</i>\n3</b>4')).toEqual([
    '<b class="x"><i>1</i></b>',
    '<b class="x"><i>2</i></b>',
    '<b class="x">3</b>4',
  ]);
});

test('is not misled by > in an attribute', () => {
  expect(splitLines('<a title="a>b">1\n2</a>')).toEqual([
    '<a title="a>b">1</a>',
    '<a title="a>b">2</a>',
  ]);
});

test('wraps every line and keeps the text', () => {
  expect(wrapLines('a\n\nb', {markedLines: new Set([3])})).toBe(
    '<span class="code-line">a\n</span><span class="code-line">\n</span><mark class="code-line">b</mark>',
  );
});

test('numbers lines from the number that is given', () => {
  expect(wrapLines('a\nb', {markedLines: new Set(), firstNumber: 9})).toBe(
    '<span class="code-line" data-line="9">a\n</span><span class="code-line" data-line="10">b</span>',
  );
});
