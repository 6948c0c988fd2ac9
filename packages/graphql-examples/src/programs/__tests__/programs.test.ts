import {expect, it} from 'vitest';
import {checkPrograms} from '../../../../../tests/support/checkPrograms';
import {printApollo} from '../printApollo';
import {printFetch} from '../printFetch';
import type {Target} from '../request';
import {listOperations, SCHEMAS} from './operations';

const TARGET: Target = {
  endpoint: 'https://api.example/graphql',
  subscriptionEndpoint: 'wss://api.example/graphql',
  headers: {Authorization: 'Bearer $TOKEN', 'X-Name': "it's `$5`"},
};

const PROGRAMS = {fetch: printFetch, apollo: printApollo};

it('all programs, of our schema and of others, fit the libraries that they import', () => {
  const programs = new Map<string, string>();
  for (const [schema, source] of Object.entries(SCHEMAS)) {
    for (const {name, request} of listOperations(source)) {
      for (const [library, print] of Object.entries(PROGRAMS)) {
        if (request.operation === 'subscription' && library === 'fetch') continue;
        const text = print(request, TARGET);
        if (text !== undefined) programs.set(`${schema}-${name}-${library}.ts`, text);
      }
    }
  }
  expect(programs.size).toBeGreaterThan(250);
  expect(checkPrograms(programs)).toEqual([]);
});

it('a program that does not fit is found', () => {
  const wrong = "import {gql} from '@apollo/client';\n\nconst text: string = gql`{a}`;\n";
  expect(checkPrograms(new Map([['wrong.ts', wrong]]))).toEqual([
    expect.stringMatching(/^wrong\.ts:3 Type '.*' is not assignable to type 'string'\.$/),
  ]);
});
