import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import type {GroupBy} from '../../options';
import {createGroupOf} from '../createGroupOf';

const schema = buildSchema(`
  directive @doc(category: String, kind: Kind, level: Int) repeatable on OBJECT | FIELD_DEFINITION | ENUM
  directive @other(category: String) on OBJECT
  enum Kind @doc(kind: CORE) { CORE }
  type Query { space: Int @doc(category: "spaces") user: Int }
  type Mutation { createSpace: Int @other2 @doc(category: "spaces") }
  type Space @other(category: "no") @doc(category: "spaces") { id: ID @doc(category: "ids") }
  type Tag { id: ID }
  extend type Tag @doc(category: "tags")
  type Level @doc(level: 3) { id: ID }
  directive @other2 on FIELD_DEFINITION
`);

function groupsOf(
  groupBy: GroupBy,
  labels: Readonly<Record<string, string>>,
  coordinates: readonly string[],
  files: Readonly<Record<string, string>> = {},
): readonly (string | undefined)[] {
  const originOf = (coordinate: string) => {
    const file = Object.hasOwn(files, coordinate) ? files[coordinate] : undefined;
    return file === undefined ? undefined : {file, line: 1, column: 1};
  };
  return coordinates.map(createGroupOf({schema, originOf}, groupBy, labels));
}

it('nothing has a domain where the owner does not group', () => {
  expect(groupsOf('none', {}, ['Space', 'Query.space', '@doc'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('by file', () => {
  it('an element has the label of the file that defines it', () => {
    const files = {
      Space: 'schema/spaces.graphql',
      'Query.space': 'schema/good-news.graphql',
      '@doc': 'schema/deep/snake_case.gql',
    };
    expect(
      groupsOf(
        'file',
        {spaces: 'All spaces'},
        ['Space', 'Query.space', '@doc', 'Tag'],
        files,
      ),
    ).toEqual(['All spaces', 'Good news', 'Snake case', undefined]);
  });

  it('what GraphQL itself brings is built in', () => {
    expect(
      groupsOf('file', {'built-in': 'Common'}, ['Int', '@include', 'include', 'Date']),
    ).toEqual(['Common', 'Common', undefined, undefined]);
    expect(groupsOf('file', {}, ['ID'])).toEqual(['Built in']);
  });

  it('a file called as a property of every object is a file like another', () => {
    expect(
      groupsOf('file', {}, ['Space', 'Tag'], {
        Space: 'constructor.graphql',
        Tag: '__proto__.graphql',
      }),
    ).toEqual(['Constructor', 'Proto']);
  });
});

describe('by directive', () => {
  const by = {directive: 'doc', argument: 'category'};

  it('an element has the value of the argument', () => {
    expect(
      groupsOf(by, {spaces: 'All spaces'}, [
        'Space',
        'Query.space',
        'Mutation.createSpace',
        'Query.user',
        'Missing',
        'Query.missing',
        '@doc',
      ]),
    ).toEqual([
      'All spaces',
      'All spaces',
      'All spaces',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('the directive may stand at an extension', () => {
    expect(groupsOf(by, {}, ['Tag'])).toEqual(['Tags']);
  });

  it('an enum value is a domain too, a number is none', () => {
    expect(groupsOf({directive: 'doc', argument: 'kind'}, {}, ['Kind'])).toEqual([
      'CORE',
    ]);
    expect(groupsOf({directive: 'doc', argument: 'level'}, {}, ['Level'])).toEqual([
      undefined,
    ]);
  });
});

describe('by map', () => {
  it('the first label with a pattern that fits counts', () => {
    const map = {
      Spaces: ['Space*', '*Space', 'space'],
      Rest: ['*', '@doc'],
    };
    expect(
      groupsOf({map}, {}, [
        'Space',
        'SpaceMember',
        'Query.space',
        'Mutation.createSpace',
        'Query.user',
        '@doc',
        '@other',
      ]),
    ).toEqual(['Spaces', 'Spaces', 'Spaces', 'Spaces', 'Rest', 'Rest', undefined]);
  });

  it('a pattern may name the root type, and other signs stand for themselves', () => {
    const map = {Reads: ['Query.*'], Odd: ['Spa.e', '(']};
    expect(groupsOf({map}, {}, ['Query.space', 'Mutation.space', 'Space'])).toEqual([
      'Reads',
      undefined,
      undefined,
    ]);
  });

  it('root types may have other names', () => {
    const renamed = buildSchema('schema { query: Root } type Root { space: Int }');
    const groupOf = createGroupOf(
      {schema: renamed, originOf: () => undefined},
      {map: {Spaces: ['space']}},
      {},
    );
    expect(groupOf('Root.space')).toBe('Spaces');
  });
});
