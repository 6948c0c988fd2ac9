import {expect, it} from 'vitest';
import {loadSettings, parseSettings} from 'graphql-samples/command';
import {ROOT} from '../../paths';
import {loadMockSchema} from '../loadMockSchema';
import {MOCK, PROGRAM} from '../mockCommand';

function parse(...args: readonly string[]) {
  const line = {directory: '/', program: PROGRAM};
  return parseSettings(loadSettings(args, line, MOCK.options), line, MOCK.options);
}

it.each([
  [[], {port: 4001}],
  [
    ['--port', '0', '--schema', 'a', '--schema=b', '--origin', 'https://docs.example'],
    {port: 0, schema: ['a', 'b'], origin: ['https://docs.example']},
  ],
])('parses %j', (args, expected) => {
  expect(parse(...args)).toEqual(expected);
});

it.each(['abc', '65536', '-1', '80.5', '0x50', ''])('rejects the port "%s"', (port) => {
  expect(() => parse(`--port=${port}`)).toThrow(
    `--port cannot be "${port}". Write the number of a port, such as 3000.\n\nUsage: npm run mock --`,
  );
});

it.each(['docs.example', 'https://docs.example/', '*', 'null'])(
  'rejects the origin %j, which no page has',
  (origin) => {
    expect(() => parse('--origin', origin)).toThrow(
      `--origin cannot be "${origin}". Write a scheme, a host and a port if it has one, such as https://docs.example.`,
    );
  },
);

it('names a schema that is missing', () => {
  expect(() => loadMockSchema(['no/such.graphql'], ROOT)).toThrow(/no\/such\.graphql/);
});
