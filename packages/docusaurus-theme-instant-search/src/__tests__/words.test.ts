import {expect, it} from 'vitest';
import {stem} from '../stem';
import {joinWords, splitText, splitWords, toSlug} from '../words';

it.each([
  ['UserConnectionStatus', 'user connection status'],
  ['user_connection_status', 'user connection status'],
  ['USER_CONNECTION', 'user connection'],
  ['JSONObject', 'json object'],
  ['DateTimeISO', 'date time iso'],
  ['favoriteV2', 'favorite v2'],
  ['geoJSON', 'geo json'],
  ['userIDs', 'user ids'],
  ['oauth2Token', 'oauth2 token'],
  ['Größe ändern', 'größe ändern'],
])('splits %s into "%s"', (name, words) => {
  expect(splitWords(name).join(' ')).toBe(words);
});

it.each([
  ['OAuth 2', 'o auth 2 oauth'],
  ['The createSpace mutation', 'the create space mutation createspace'],
  ['API keys', 'api keys'],
  ['FORBIDDEN', 'forbidden'],
])('adds to the words of "%s" what has a capital inside', (text, words) => {
  expect(splitText(text).join(' ')).toBe(words);
});

it('joins letters and digits of a text', () => {
  expect(joinWords('User_connection status-2')).toBe('userconnectionstatus2');
});

it.each([
  ['JSONObject', 'json-object'],
  ['favoriteV2', 'favorite-v2'],
  ['ID', 'id'],
])('makes of %s the slug %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each([
  ['delete deletes deleted deleting'],
  ['cache caches cached caching'],
  ['query queries'],
  ['translate translates translated translating translation'],
  ['deprecate deprecated deprecation'],
  ['image images'],
  ['log logs logged logging'],
])('brings the forms "%s" to one stem', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it('keeps words apart that only look related', () => {
  const words = [
    'status',
    'state',
    'access',
    'string',
    'id',
    'thing',
    'v2',
    'uses',
    'news',
  ];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});
