import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {checkMarkdown} from '../../markdown/checkMarkdown';
import {readMention} from '../readMention';

const schema = buildSchema(
  'type Query { a: Level } enum Level { FORBIDDEM } scalar CONFLICTS',
);
const codes = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BUSY'];

it.each(['FORBIDDEN', 'NOT_FOUND', 'BUSY'])('takes %s for a code', (text) => {
  expect(readMention(text, schema, codes)).toEqual({text, code: text});
});

it('does not take a code that opts out for a mention', () => {
  expect(readMention('!FORBIDDEN', schema, codes)).toEqual({text: 'FORBIDDEN'});
});

it.each([
  ['FORBIDEN', 'FORBIDDEN'],
  ['FORBIDDDENN', 'FORBIDDEN'],
  ['NOTFOUND', 'NOT_FOUND'],
  ['NOT_FUOND', 'NOT_FOUND'],
])('takes %s for a mistake', (text, code) => {
  expect(readMention(text, schema, codes)).toEqual({
    text,
    problem: `There is no error code "${text}". Did you mean "${code}"?`,
  });
});

it.each([
  'M_FORBIDDEN',
  'BUSI',
  'BUS',
  'FORBIDDEM',
  'forbidden',
  'Forbiden',
  'FORBID',
  'ACCESS_TOKEN',
  'NO_FUND',
])('takes %s for no code', (text) => {
  expect(readMention(text, schema, codes)).toEqual({text});
});

it('takes what the schema has a type of for the type', () => {
  expect(readMention('CONFLICTS', schema, codes)).toEqual({
    text: 'CONFLICTS',
    coordinate: 'CONFLICTS',
  });
});

it('stands in the report with its place', () => {
  const report = checkMarkdown(
    [{file: 'a.md', text: 'It is `NOT_FOUND`, then `CONFLCT`.'}],
    [{name: 'api', schema, codes}],
  );
  expect(report.mentions).toBe(1);
  expect(report.errors).toMatchObject([
    {
      file: 'a.md',
      line: 1,
      column: 26,
      message:
        'There is no error code "CONFLCT". Did you mean "CONFLICT"? Write `!…` if it is not meant as a name of the schema.',
    },
  ]);
});
