import {describe, expect, it} from 'vitest';
import {schema} from '../../__fixtures__/schema';
import type {SampleSchema} from '../../schemas';
import {readVocabulary} from '../../vocabulary/readVocabulary';
import {checkMarkdown} from '../checkMarkdown';

const vocabulary = readVocabulary(
  `{"facts": {
  "depth": ["12 levels", "Levels of nesting | 12"],
  "complexity": ["2,000 points"],
  "size": ["10 files of 10 MB"],
  "version": ["\`X-Depth: 12\`"]
}}`,
  'vocabulary.json',
);
const API: SampleSchema = {
  name: 'api',
  schema,
  vocabulary,
  rates: new Map([
    ['createSpace', '5 a day'],
    ['favoriteV2', '30 in 10 minutes'],
  ]),
};

function check(text: string, schema: SampleSchema = API): readonly string[] {
  return checkMarkdown([{file: 'a.md', text}], [schema]).errors.map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

describe('a closed world of numbers', () => {
  it('knows none where the vocabulary has no facts', () => {
    const empty: SampleSchema = {
      name: 'api',
      schema,
      numbers: 'closed',
      vocabulary: readVocabulary('{}', 'vocabulary.json'),
    };
    expect(check('At most 25 levels.', empty)).toEqual([
      '1:9 No fact of vocabulary.json states the number 25 here. Add the words with it, as they stand here.',
    ]);
  });
});

describe('facts', () => {
  it('finds a number that contradicts, and tells both places', () => {
    expect(check('An operation has\nat most 25 levels.')).toEqual([
      '2:9 "25 levels" contradicts "12 levels" (depth) in vocabulary.json:2:13. Correct the one that is wrong.',
    ]);
  });

  it('reads rows of tables, with their cells between bars', () => {
    const table = (number: string): string =>
      `| What | Limit |\n| --- | --- |\n| Levels of **nesting** | ${number} |\n`;
    expect(check(table('12'))).toEqual([]);
    expect(check(table('13'))).toEqual([
      '3:3 "Levels of nesting | 13" contradicts "Levels of nesting | 12" (depth) in vocabulary.json:2:26. Correct the one that is wrong.',
    ]);
  });

  it('reads over line ends, links and thousands', () => {
    expect(check('Below [2,000\npoints](/x) all is well: 10 files of 10 MB.')).toEqual(
      [],
    );
    expect(check('Below [20,000\npoints](/x) all is well.')).toHaveLength(1);
    expect(check('10 files of 20 MB.')).toHaveLength(1);
    expect(check('9 files of 10 MB.')).toHaveLength(1);
  });

  it('takes the number of a longer statement that is true', () => {
    const longer: SampleSchema = {
      ...API,
      vocabulary: readVocabulary(
        '{"facts": {"a": ["at most 12 levels"], "b": ["a garden has at most 3 levels"]}}',
        'v.json',
      ),
    };
    expect(check('A garden has at most 3 levels.', longer)).toEqual([]);
    expect(check('A house has at most 3 levels.', longer)).toHaveLength(1);
  });

  it('takes other words, and blocks of code, for other things', () => {
    expect(check('Level 3 of 25 floors.\n\n```\n25 levels\n```')).toEqual([]);
  });

  it('lists the facts that a text states', () => {
    const {used} = checkMarkdown(
      [{file: 'a.md', text: 'At most 12 levels, not 13 levels.'}],
      [API],
    );
    expect(used.map(({text}) => text)).toEqual(['12 levels']);
  });
});

describe('closed numbers', () => {
  const closed: SampleSchema = {...API, numbers: 'closed'};

  it('takes those of facts, rates, inline code and counted headings', () => {
    const text = `## 2. Read

At most 12 levels, as \`first: 50\` and [RFC-822](/x) say.

- Call \`createSpace\` 5 times a day, with
  2,000 points.

\`\`\`
99
\`\`\`
`;
    expect(check(text, closed)).toEqual([]);
  });

  it('finds any other', () => {
    expect(check('## 2. Read 3 lines\n\n- Wait\n  40 seconds.', closed)).toEqual([
      '1:12 No fact of vocabulary.json states the number 3 here. Add the words with it, as they stand here.',
      '4:3 No fact of vocabulary.json states the number 40 here. Add the words with it, as they stand here.',
    ]);
  });
});

describe('rates of operations', () => {
  it.each([
    'Call `createSpace` 5 times a day.',
    'Call `Mutation.createSpace` at most 5 a day, and rest 3 minutes.',
    '`favoriteV2` takes 30 favorites in 10 minutes.',
    '| `createSpace`, `favoriteV2` | 5 a day, 30 in 10 minutes |\n| --- | --- |',
    'Other things go 60 a minute. `createSpace` is rarer.',
    'It goes 7 a day.',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    [
      'Call `createSpace` 6 times a day.',
      '1:20 "6 times a day" contradicts the schema: "createSpace" may be called 5 a day.',
    ],
    [
      'Call `createSpace` 5 times an hour.',
      '1:20 "5 times an hour" contradicts the schema: "createSpace" may be called 5 a day.',
    ],
    [
      '`favoriteV2`: 30 in 20 minutes',
      '1:15 "30 in 20 minutes" contradicts the schema: "favoriteV2" may be called 30 in 10 minutes.',
    ],
    [
      '| `createSpace` | 50 a day |\n| --- | --- |',
      '1:19 "50 a day" contradicts the schema: "createSpace" may be called 5 a day.',
    ],
    [
      '| `createSpace`, `favoriteV2` | 5 a day |\n| --- | --- |',
      '1:33 "5 a day" contradicts the schema: "createSpace" may be called 5 a day, "favoriteV2" may be called 30 in 10 minutes.',
    ],
  ])('finds what is wrong in %j', (text, message) => {
    expect(check(text)).toEqual([message]);
  });
});
