import {buildSchema} from 'graphql';
import {expect, it, onTestFinished, vi} from 'vitest';
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
  ['{ me { ... on User { name } } }', 'none'],
  ['{ me { nope } }', '  Cannot query field "nope" on type "User". Did you mean "name"?'],
  ['{ me { ... on Usr { name } } }', '  Unknown type "Usr". Did you mean "User"?'],
  ['query ($a: Usr) { me { name } }', '  Unknown type "Usr". Did you mean "User"?'],
  ['{ me { name @nope } }', '  Unknown directive "@nope".'],
  ['{ me { ...Nope } }', '  Unknown fragment "Nope".'],
  ['{ me { ... # on a line of its own\n Nope } }', '  Unknown fragment "Nope".'],
  ['{ me { ...onlyName } }', '  Unknown fragment "onlyName".'],
  ['{ me { name } } fragment A on User { name }', '  Fragment "A" is never used.'],
  [
    '{ me { ...A } } fragment A on User { ...A }',
    '  Cannot spread fragment "A" within itself.',
  ],
  [
    '{ me { ...A } } fragment A on User { name } fragment A on User { name }',
    '  There can be only one fragment named "A".',
  ],
  [
    '{ me { name @skip(if: true) @skip(if: true) } }',
    '  The directive "@skip" can only be used once at this location.',
  ],
])('checks %s by all rules', (document, failure) => {
  expect(failureOf(document)).toBe(failure);
});

it.each(['{ me { name } }', '{ me { ... on User { name } ... { name } } }'])(
  'lists the types of the schema for no document that names only known ones: %s',
  (document) => {
    const list = vi.fn(Reflect.ownKeys);
    const known = schema.getTypeMap();
    const types = new Proxy(known, {ownKeys: (target) => list(target)});
    const getTypes = vi.spyOn(schema, 'getTypeMap').mockReturnValue(types);
    onTestFinished(() => {
      getTypes.mockRestore();
    });
    // The schema itself is checked with the first of all documents.
    failureOf(document);
    list.mockClear();
    expect(failureOf(document)).toBe('none');
    expect(list).not.toHaveBeenCalled();
    expect(failureOf('{ me { ...Nope } }')).toContain('Nope');
    expect(list).toHaveBeenCalled();
  },
);
