import {expect, it} from 'vitest';
import {joinWords, separateWords, splitAtBreaks, splitWords, toSlug} from '..';

it.each([
  ['spaceMembers', ['space', 'members']],
  ['JSONObject', ['json', 'object']],
  ['userIDs', ['user', 'ids']],
  ['favoriteV2', ['favorite', 'v2']],
  ['enable2FA', ['enable2', 'fa']],
  ['created_at', ['created', 'at']],
  ['_service', ['service']],
  ['Größe und Maß', ['größe', 'und', 'maß']],
  ['__', []],
])('splits "%s" into its words', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('keeps the spelling of separate words', () => {
  expect(separateWords('userIDs of_JSON')).toEqual(['user', 'IDs', 'of', 'JSON']);
});

it('joins letters and digits in lower case', () => {
  expect(joinWords('User_connection v2')).toBe('userconnectionv2');
});

it.each([
  ['spaceById', 'space-by-id'],
  ['JSONObject', 'json-object'],
  ['favoriteV2', 'favorite-v2'],
  ['ID', 'id'],
  ['UUID', 'uuid'],
  ['DateTimeISO', 'date-time-iso'],
  ['HTTPServer2Go', 'http-server2-go'],
  ['snake_case_name', 'snake-case-name'],
  ['SCREAMING_CASE', 'screaming-case'],
  ['_leading', 'leading'],
  ['trailing__', 'trailing'],
  ['a', 'a'],
  ['A1B2', 'a1-b2'],
  ['_', ''],
  ['userIDs', 'user-i-ds'],
])('makes of "%s" the slug "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each([
  ['spaceMembers', ['space', 'Members']],
  ['URLPath', ['URL', 'Path']],
  ['Query.user_id(first:)', ['Query.', 'user_', 'id', '(first:)']],
])('breaks "%s" between words without losing a character', (name, parts) => {
  expect(splitAtBreaks(name)).toEqual(parts);
});
