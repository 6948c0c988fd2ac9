import {describe, expect, it} from 'vitest';
import {checkVocabulary} from '../checkVocabulary';
import {readVocabulary} from '../readVocabulary';

const TEXT = `{
  "names": {"HTTP": ["Retry-After"], "events": ["space.updated"]},
  "facts": {"depth": ["12 levels"]}
}`;

describe('readVocabulary', () => {
  it('reads names and facts with their places', () => {
    const {file, names, facts} = readVocabulary(TEXT, 'v.json');
    expect(file).toBe('v.json');
    expect(
      [...names, ...facts].map(({text, group, line, column}) => [
        text,
        group,
        `${line}:${column}`,
      ]),
    ).toEqual([
      ['Retry-After', 'HTTP', '2:22'],
      ['space.updated', 'events', '2:49'],
      ['12 levels', 'depth', '3:23'],
    ]);
  });

  it.each([
    [
      '{',
      '1:2 error: The vocabulary is not JSON: Expected a name in double quotes, found the end of the text.',
    ],
    ['[]', '1:1 error: A vocabulary is an object.'],
    ['{"name": {}}', '1:2 error: A vocabulary has no "name". Did you mean "names"?'],
    [
      '{"words": {}}',
      '1:2 error: A vocabulary has no "words". Write "names" or "facts".',
    ],
    ['{"names": []}', '1:11 error: "names" is an object with a list for each group.'],
    ['{"names": {"a": "b"}}', '1:17 error: "a" is a list of texts.'],
    ['{"names": {"a": [1]}}', '1:18 error: "a" is a list of texts that are not empty.'],
    ['{"names": {"a": [" "]}}', '1:18 error: "a" is a list of texts that are not empty.'],
    [
      '{"names": {"a": ["x"], "b": ["x"]}}',
      '1:30 error: "x" stands in "a", too. Write it once.',
    ],
    [
      '{"facts": {"a": ["two levels"]}}',
      '1:18 error: "two levels" has no number in digits, so it is no fact.',
    ],
  ])('says what is wrong with %s', (text, message) => {
    expect(() => readVocabulary(text, 'v.json')).toThrow(`v.json:${message}`);
  });
});

describe('checkVocabulary', () => {
  it('finds what no text uses', () => {
    const vocabulary = readVocabulary(TEXT, 'v.json');
    const [first] = vocabulary.names;
    expect(
      checkVocabulary(vocabulary, first ? [first] : []).map(
        ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
      ),
    ).toEqual([
      'v.json:2:49 No text uses "space.updated" of "events". Remove it from the vocabulary.',
      'v.json:3:23 No text states "12 levels" of "depth". Write it as texts have it, or remove it.',
    ]);
  });

  it('finds nothing when all is used', () => {
    const vocabulary = readVocabulary(TEXT, 'v.json');
    expect(
      checkVocabulary(vocabulary, [...vocabulary.names, ...vocabulary.facts]),
    ).toEqual([]);
  });
});
