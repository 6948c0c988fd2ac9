import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {executeExample} from '../executeExample';

const schema = buildSchema('type Query { me: User } type User { name: String }');

function failureOf(document: string): string {
  try {
    executeExample(schema, {coordinate: 'Query.me', document, variables: {}});
  } catch (error) {
    return (error as Error).message.split('\n')[1] ?? '';
  }
  return 'none';
}

it.each([
  ['{ me { name } }', 'none'],
  ['{ me { nope } }', '  Cannot query field "nope" on type "User". Did you mean "name"?'],
  ['query ($a: Usr) { me { name } }', '  Unknown type "Usr". Did you mean "User"?'],
  ['{ me { name @nope } }', '  Unknown directive "@nope".'],
  ['{ me { ...Nope } }', '  Unknown fragment "Nope".'],
])('validates %s', (document, failure) => {
  expect(failureOf(document)).toBe(failure);
});
