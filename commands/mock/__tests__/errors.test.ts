import {expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {loadMockSchema} from '../loadMockSchema';
import {parseArguments} from '../parseArguments';

it.each([
  [[], {port: 4001, origins: []}],
  [
    ['--port', '0', '--schema', 'a', '--schema=b', '--origin', 'https://docs.example'],
    {port: 0, schema: ['a', 'b'], origins: ['https://docs.example']},
  ],
  [['--help'], 'help'],
])('parses %j', (args, expected) => {
  expect(parseArguments(args)).toEqual(expected);
});

it('rejects a wrong port, and an unknown option with the usage', () => {
  expect(() => parseArguments(['--port', 'abc'])).toThrow(
    'The port is "abc", but must be a whole number from 0 to 65535: npm run mock -- --port 4002',
  );
  expect(() => parseArguments(['--graphiql'])).toThrow(
    /^Unknown option '--graphiql'[^]*\n\nUsage: npm run mock[^]*--schema/,
  );
});

it.each(['docs.example', 'https://docs.example/', '*', 'null'])(
  'rejects the origin %j, which no page has',
  (origin) => {
    expect(() => parseArguments(['--origin', origin])).toThrow(
      `The origin is "${origin}", but must be a scheme, a host and a port if it has one: npm run mock -- --origin https://docs.example`,
    );
  },
);

it('names a schema that is missing', () => {
  expect(() => loadMockSchema(['no/such.graphql'], ROOT)).toThrow(/no\/such\.graphql/);
});
