import {expect, it} from 'vitest';
import {splitText, stem} from '../words';

it.each([
  ['OAuth 2', 'o auth 2 oauth'],
  ['The createSpace mutation', 'the create space mutation createspace'],
  ['API keys', 'api keys'],
  ['FORBIDDEN', 'forbidden'],
  ['RATE_LIMITED', 'rate limited ratelimited'],
  ["don’t take a user's", 'dont take a users'],
])(
  'adds to the words of "%s" what has a capital or an underscore inside',
  (text, words) => {
    expect(splitText(text).join(' ')).toBe(words);
  },
);

it.each([
  ['delete deletes deleted deleting', 1],
  ['cache caches cached caching', 1],
  ['query queries', 1],
  ['key keys', 1],
  ['translate translates translated translating translation', 1],
  ['deprecate deprecated deprecation', 1],
  ['log logs logged logging', 1],
  ['status state access string id thing v2 uses news', 9],
])('brings the words "%s" to %i stems', (forms, count) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(count);
});
