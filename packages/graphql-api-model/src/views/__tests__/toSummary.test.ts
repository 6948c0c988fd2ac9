import {expect, it} from 'vitest';
import {toSummary} from '../toSummary';

it.each([
  [undefined, ''],
  ['', ''],
  ['  \n ', ''],
  ['A space.', 'A space.'],
  ['A space', 'A space'],
  ['A space. It has members.', 'A space.'],
  ['Is it one? Yes.', 'Is it one?'],
  ['Uses v1.2 of the format. More.', 'Uses v1.2 of the format.'],
  ['A space, e.g. a club. More.', 'A space, e.g. a club.'],
  ['Two\nlines. More.', 'Two lines.'],
  ['First paragraph\n\nSecond.', 'First paragraph'],
  ['The `id` of a **space**. See [docs](https://example.com).', 'The id of a space.'],
  ['# Heading\n\nThe text.', 'The text.'],
  ['# Heading', 'Heading'],
  ['- one\n- two', 'one'],
  ['> A quote. More.', 'A quote.'],
  ['> - A list in a quote\n>\n>   with more', 'A list in a quote'],
  ['- one, and\n\n  more of it', 'one, and'],
  ['> one\n>\n> two', 'one'],
  ['A ~~former~~ space.', 'A former space.'],
  ['```\ncode\n```', 'code'],
  ['A `List<T>` with <b>tags</b>.', 'A List<T> with <b>tags</b>.'],
  ['An &amp; and a \\* star.', 'An & and a * star.'],
  ['{braces} and {{more}}', '{braces} and {{more}}'],
])('of %j is %j', (description, summary) => {
  expect(toSummary(description)).toBe(summary);
});

it('is cut at a word where the sentence is long', () => {
  const summary = toSummary(`${'word '.repeat(50)}end.`);
  expect(summary).toMatch(/^word( word)* …$/);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary.length).toBeGreaterThan(150);
});

it('is never longer than 160 characters, be there no space to cut at', () => {
  expect(toSummary('x'.repeat(160))).toBe('x'.repeat(160));
  expect(toSummary('x'.repeat(161))).toBe(`${'x'.repeat(158)} …`);
  for (const length of [159, 160, 161, 1000]) {
    expect(toSummary('x'.repeat(length)).length).toBeLessThanOrEqual(160);
    expect(toSummary(`${'x'.repeat(length)} y`).length).toBeLessThanOrEqual(160);
    expect(toSummary(`y ${'x'.repeat(length)}`).length).toBeLessThanOrEqual(160);
  }
});

it('keeps a first word of one letter, and every whole character before the cut', () => {
  expect(toSummary(`y ${'x'.repeat(200)}`)).toBe('y …');
  expect(toSummary(`${'x'.repeat(157)}😀${'x'.repeat(9)}`)).toBe(`${'x'.repeat(157)} …`);
});

it('is not cut inside a character', () => {
  expect(toSummary('😀'.repeat(200))).toMatch(/^(?:😀)+ …$/u);
});
