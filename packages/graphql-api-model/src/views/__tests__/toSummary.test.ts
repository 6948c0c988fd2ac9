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

const LONG = 'x'.repeat(200);

it.each([
  ['at a word', `${'word '.repeat(50)}end.`, `${'word '.repeat(31)}…`],
  ['behind a first word of one letter', `y ${LONG}`, 'y …'],
  ['not, where it is 160 characters long', 'x'.repeat(160), 'x'.repeat(160)],
  ['anywhere, where it has no space', LONG, `${'x'.repeat(158)} …`],
  ['anywhere before a space that is too far', `${LONG} y`, `${'x'.repeat(158)} …`],
  ['before a whole character', `${'x'.repeat(157)}😀${LONG}`, `${'x'.repeat(157)} …`],
  ['after a whole character', '😀'.repeat(200), `${'😀'.repeat(79)} …`],
])('cuts a long sentence %s', (_, description, summary) => {
  expect(toSummary(description)).toBe(summary);
});
