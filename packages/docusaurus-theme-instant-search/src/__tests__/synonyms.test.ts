import {expect, it} from 'vitest';
import {DEFAULT_SYNONYMS} from '../defaultSynonyms';
import {phraseExpander} from '../synonyms';

it.each([
  ['sign a customer in', 'sign a customer in login'],
  ['turn the emails off', 'turn the emails off disable'],
  ['merge a PR', 'merge a PR pull request'],
  ['sign up here', 'sign up register here'],
  ['a sign that we are in', 'a sign that we are in'],
])('writes after the phrases of "%s" what stands for them', (text, expanded) => {
  expect(phraseExpander(DEFAULT_SYNONYMS)(text)).toBe(expanded);
});
