import {buildSchema} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type Mock, startMock} from './startMock';

const schema = buildSchema(`
  type Query { events: Int, points: Int! }
  type Mutation { vote: Boolean! }
`);
let mock: Mock;
beforeAll(async () => {
  mock = await startMock(schema, {findResponse: () => undefined});
});
afterAll(() => mock.stop());

const message = 'The header "Mock-Error" asks for this error.';

it.each([
  ['CONFLICT', {code: 'CONFLICT'}],
  ['{"code": "RATE_LIMITED", "retryAfter": 1}', {code: 'RATE_LIMITED', retryAfter: 1}],
])('a mutation returns the error %s', async (header, extensions) => {
  expect(await mock.ask('mutation { vote }', {}, {'Mock-Error': header})).toEqual({
    data: null,
    errors: [{message, path: ['vote'], extensions}],
  });
});

it('a field that may be null fails alone, by its alias', async () => {
  const headers = {'Mock-Error': 'UPSTREAM_UNAVAILABLE'};
  expect(await mock.ask('{ first: events points }', {}, headers)).toEqual({
    data: {first: null, points: expect.any(Number) as number},
    errors: [{message, path: ['first'], extensions: {code: 'UPSTREAM_UNAVAILABLE'}}],
  });
});

it.each(['no code', '{', '[]', 'null}'])('rejects the header %j', async (header) => {
  expect(await mock.ask('{ points }', {}, {'Mock-Error': header})).toMatchObject({
    errors: [
      {
        message: `The header "Mock-Error" is ${JSON.stringify(header)}, but must be a code such as NOT_FOUND, or the extensions of an error in JSON such as {"code": "RATE_LIMITED", "retryAfter": 1}.`,
      },
    ],
  });
});
