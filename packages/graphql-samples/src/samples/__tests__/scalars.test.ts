import {buildSchema, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {checkSample} from '../../checkSample';
import {checkScalarValue, COMMON_SCALARS, type Scalars} from '../scalars';

const schema = buildSchema(`
  scalar UUID scalar Isbn scalar Day scalar Other
  type Query {
    get(id: ID, isbn: Isbn, day: Day, uuid: UUID, other: Other, file: FileInput): Answer
  }
  scalar Upload
  input FileInput @oneOf { one: Upload, many: [Upload!] }
  type Answer { id: ID, isbn: Isbn, day: Day, uuid: UUID, other: Other }
`);
const OPERATION = parse(
  'query Q($id: ID, $isbn: Isbn, $day: Day, $uuid: UUID, $other: Other, $file: FileInput) { get(id: $id, isbn: $isbn, day: $day, uuid: $uuid, other: $other, file: $file) { id isbn day uuid other } }',
);

function check(meta: string, code: unknown, scalars: Scalars): readonly string[] {
  const place = {file: 'a.md', line: 1, column: 1};
  return checkSample(
    {...place, language: 'json', meta, code: JSON.stringify(code)},
    {schema, scalars: {...COMMON_SCALARS, ...scalars}},
    [OPERATION],
  ).map(({message}) => message);
}

const variables = (code: unknown, scalars: Scalars = {}): readonly string[] =>
  check('variables', code, scalars);
const response = (answer: unknown, scalars: Scalars = {}): readonly string[] =>
  check('response', {data: {get: answer}}, scalars);
const ANSWER = {id: '4', isbn: '1', day: '1', uuid: null, other: {}};

describe('an ID', () => {
  it('may be sent as a whole number, as graphql-js takes it', () => {
    expect(variables({id: 4})).toEqual([]);
    expect(variables({id: '4'})).toEqual([]);
    expect(variables({id: 4.5})).toEqual([
      'ID cannot represent a non-string and non-integer value: 4.5',
    ]);
  });

  it('is always returned as a string', () => {
    expect(response(ANSWER)).toEqual([]);
    expect(response({...ANSWER, id: 4})).toEqual([
      '"data.get.id" has the type ID and must be a string, not 4.',
    ]);
  });
});

describe('a custom scalar', () => {
  it('has the form that the option names', () => {
    expect(response({...ANSWER, day: '2025-02-30'}, {Day: 'date'})).toEqual([
      '"data.get.day" has the type Day and must be a date such as "2025-01-31", not "2025-02-30".',
    ]);
    expect(variables({day: '2025-02-28'}, {Day: 'date'})).toEqual([]);
  });

  it.each([
    ['boolean', true, 1, 'true or false, not 1'],
    ['date', '2025-01-31', '2025-1-31', 'a date such as "2025-01-31", not "2025-1-31"'],
    [
      'date',
      '2024-02-29',
      '+012025-01-31',
      'a date such as "2025-01-31", not "+012025-01-31"',
    ],
    [
      'date-time',
      '2025-01-31T09:30:00Z',
      '2025-01-31',
      'a date and time such as "2025-01-31T09:30:00Z", not "2025-01-31"',
    ],
    ['integer', 4_000_000_000, 1.5, 'a whole number, not 1.5'],
    ['number', 1.5, '1.5', 'a number, not "1.5"'],
    ['object', {}, [], 'an object, not a list'],
    ['string', '', 0, 'a string, not 0'],
    [
      'url',
      'https://example.com/',
      'example',
      'an address such as "https://example.com/", not "example"',
    ],
    [
      'uuid',
      '123e4567-e89b-42d3-a456-426614174000',
      '123e4567',
      'a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "123e4567"',
    ],
  ] as const)('can have the format %s', (format, right, wrong, expected) => {
    expect(variables({other: right}, {Other: format})).toEqual([]);
    expect(variables({other: wrong}, {Other: format})).toEqual([
      `"$other" has the type Other and must be ${expected}.`,
    ]);
  });

  it.each(['Date', 'DateTime', 'DateTimeISO', 'JSONObject', 'UUID'])(
    'that is called %s has a form',
    (name) => {
      const context = {scalars: COMMON_SCALARS, isInput: true};
      expect(checkScalarValue(name, 1, context)).toBeTypeOf('string');
    },
  );

  it('is checked by a function, which gets the value of the JSON', () => {
    const seen: unknown[] = [];
    const Isbn = (value: unknown): string | undefined => {
      seen.push(value);
      return value === '1' ? undefined : 'an ISBN';
    };
    expect(variables({isbn: {a: [1, null, 'x']}}, {Isbn})).toEqual([
      '"$isbn" has the type Isbn and must be an ISBN, not an object.',
    ]);
    expect(seen).toEqual([{a: [1, null, 'x']}]);
    expect(response(ANSWER, {Isbn})).toEqual([]);
  });

  it('is null for a file, which a part of the request replaces', () => {
    expect(variables({file: {one: null}})).toEqual([]);
    expect(variables({file: {many: [null]}})).toEqual([]);
    expect(variables({file: {one: 'a.png'}})).toHaveLength(1);
  });

  it('with a common name has its form unless the option defines another', () => {
    expect(variables({uuid: '1'})).toHaveLength(1);
    expect(variables({uuid: '1'}, {UUID: 'any'})).toEqual([]);
    expect(variables({other: [{}]})).toEqual([]);
  });
});
