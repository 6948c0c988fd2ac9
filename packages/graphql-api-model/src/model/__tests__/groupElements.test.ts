import {buildASTSchema, parse, Source} from 'graphql';
import {describe, expect, it} from 'vitest';
import {groupsIn, loadIntrospection, modelOf} from '../../__tests__/schemas';
import {ReportError} from '../../schema/ReportError';
import {describeSchema} from '../describeSchema';
import {checkGrouping, type Grouping} from '../groupElements';

const SDL = `
  directive @doc(category: String, kind: Kind, level: Int, open: Boolean) repeatable on OBJECT | FIELD_DEFINITION | ENUM
  directive @other(category: String) on OBJECT
  enum Kind @doc(kind: CORE) { CORE }
  type Query { space: Int @doc(category: "spaces") user: Int }
  type Mutation { createSpace: Int @other2 @doc(category: "spaces") }
  type Space @other(category: "no") @doc(category: "spaces") { id: ID @doc(category: "ids") }
  type Tag { id: ID }
  extend type Tag @doc(category: "tags")
  type Level @doc(level: 3) { id: ID }
  type Open @doc(open: true) { id: ID }
  type Closed @doc(open: false) { id: ID }
  type Nothing @doc(category: null) { id: ID }
  type Quoted @doc(category: "a \\"b\\" \\u00e9") { id: ID }
  type Block @doc(category: """many
  words""") { id: ID }
  type Nested @doc(category: """a \\""" b""") { id: ID }
  directive @other2 on FIELD_DEFINITION
`;

function groupsOf(by: Grouping['by'], labels: Grouping['labels'] = {}) {
  return groupsIn(modelOf(SDL, {by, labels}));
}

it('nothing has a domain where the owner does not group', () => {
  expect(groupsOf('none')).toEqual({});
  expect(groupsIn(modelOf(SDL))).toEqual({});
});

describe('by file', () => {
  const modelOfFiles = (
    files: Readonly<Record<string, string>>,
    labels: Grouping['labels'] = {},
  ) => {
    const documents = Object.entries(files).map(([name, sdl]) =>
      parse(new Source(sdl, name)),
    );
    const definitions = documents.flatMap((document) => document.definitions);
    const [first] = documents;
    return describeSchema(buildASTSchema({...first!, definitions}), {by: 'file', labels});
  };

  it('an element has the label of the file that defines it', () => {
    const model = modelOfFiles(
      {
        'schema/spaces.graphql': 'type Space { a: Int }',
        'schema/good-news.graphql': 'type Query { space: Space }',
        'schema/deep/snake_case.gql': 'directive @doc on FIELD',
        'constructor.graphql': 'enum A { A }',
        '__proto__.graphql': 'enum B { B }',
      },
      {spaces: 'All spaces', 'built-in': 'Common'},
    );
    expect(groupsIn(model)).toMatchObject({
      Space: 'All spaces',
      'Query.space': 'Good news',
      '@doc': 'Snake case',
      A: 'Constructor',
      B: 'Proto',
      Int: 'Common',
      '@include': 'Common',
    });
    expect(groupsIn(model)).not.toHaveProperty('Query');
  });

  it('what GraphQL itself brings is built in, and nothing else is', () => {
    const groups = groupsIn(modelOfFiles({'a.graphql': 'type Query { id: ID }'}));
    expect(groups).toMatchObject({ID: 'Built in', '@skip': 'Built in'});
    const withoutFiles = buildASTSchema(
      parse('type Query { a: T } scalar T', {noLocation: true}),
    );
    const model = describeSchema(withoutFiles, {by: 'file', labels: {}});
    expect(groupsIn(model)).not.toHaveProperty('T');
  });
});

describe('by directive', () => {
  const by = {directive: 'doc', argument: 'category'};

  it('an element has the value of the argument, be it at an extension', () => {
    expect(groupsOf(by, {spaces: 'All spaces'})).toEqual({
      Space: 'All spaces',
      'Query.space': 'All spaces',
      'Mutation.createSpace': 'All spaces',
      Tag: 'Tags',
      Quoted: 'A "b" é',
      Block: 'Many\nwords',
      Nested: 'A """ b',
    });
  });

  it('an enum value is a domain too', () => {
    expect(groupsOf({directive: 'doc', argument: 'kind'})).toEqual({Kind: 'CORE'});
  });

  it.each(['level', 'open'])('the value of %s is none', (argument) => {
    expect(groupsOf({directive: 'doc', argument})).toEqual({});
  });
});

it('the default of an argument counts where a directive is applied without it', () => {
  const sdl = `directive @doc(category: String = "Common") on FIELD_DEFINITION
    type Query { a: Int @doc b: Int @doc(category: "Common") c: Int @doc(category: "Other") d: Int }`;
  const by = {directive: 'doc', argument: 'category'};
  expect(groupsIn(modelOf(sdl, {by, labels: {}}))).toEqual({
    'Query.a': 'Common',
    'Query.b': 'Common',
    'Query.c': 'Other',
  });
});

describe('what has no effect', () => {
  const check = (by: Grouping['by'], labels: Grouping['labels'] = {}) =>
    checkGrouping(modelOf(SDL), {by, labels});
  const OTHERWISE = 'Write a name that the schema has, or remove it.';

  it.each<[Grouping['by'], Grouping['labels'], readonly string[]]>([
    [{directive: 'doc', argument: 'category'}, {spaces: 'Spaces', ids: 'Ids'}, []],
    [
      {directive: 'dok', argument: 'category'},
      {},
      [
        'The option "groupBy" reads "@dok", which the schema does not declare. Did you mean "@doc"? If not, remove it.',
      ],
    ],
    [
      {directive: 'doc', argument: 'categry'},
      {},
      [
        'The option "groupBy" reads "@doc(categry:)", which the schema does not declare. Did you mean "@doc(category:)"? If not, remove it.',
      ],
    ],
    [
      {directive: 'doc', argument: 'level'},
      {},
      [
        'The option "groupBy" reads "@doc(level:)", which names no domain anywhere. Apply it, or remove it.',
      ],
    ],
    [
      {map: {Spaces: ['Space*', 'Spaze'], Tags: ['Tag', 'zzz']}},
      {},
      [
        'The option "groupBy" for "Spaces" names "Spaze", which the schema does not have. Did you mean "Space"? If not, remove it.',
        `The option "groupBy" for "Tags" names "zzz", which the schema does not have. ${OTHERWISE}`,
      ],
    ],
    [
      {directive: 'doc', argument: 'category'},
      {spacez: 'Spaces', zzz: 'Z'},
      [
        'The option "groupLabels" has a label for "spacez", which "groupBy" does not find. Did you mean "spaces"? If not, remove it.',
        `The option "groupLabels" has a label for "zzz", which "groupBy" does not find. ${OTHERWISE}`,
      ],
    ],
    [
      'none',
      {spaces: 'Spaces'},
      [
        `The option "groupLabels" has a label for "spaces", which "groupBy" does not find. ${OTHERWISE}`,
      ],
    ],
  ])('of %j with the labels %j', (by, labels, problems) => {
    expect(check(by, labels)).toEqual(problems);
  });

  it('is an error where an introspection result does not record it', () => {
    const model = describeSchema(loadIntrospection(SDL));
    const by = {directive: 'doc', argument: 'category'};
    expect(() => checkGrouping(model, {by, labels: {}})).toThrow(
      new ReportError(
        'The option "groupBy" reads where "@doc" is applied, but "schema.json" is an introspection result, which does not record that. Name the SDL files of the schema instead, or remove the directive from the option.',
      ),
    );
    expect(checkGrouping(model, {by: 'prefix', labels: {}})).toEqual([]);
  });
});

describe('by map', () => {
  it('the first label with a pattern that fits counts', () => {
    const map = {Spaces: ['Space*', '*Space', 'space'], Rest: ['T*', 'user', '@doc']};
    expect(groupsOf({map})).toEqual({
      Space: 'Spaces',
      'Query.space': 'Spaces',
      'Mutation.createSpace': 'Spaces',
      'Query.user': 'Rest',
      Tag: 'Rest',
      '@doc': 'Rest',
    });
  });

  it('a pattern may name the root type, and other signs stand for themselves', () => {
    const map = {Reads: ['Query.*'], Odd: ['Spa.e', '(']};
    expect(groupsOf({map})).toEqual({'Query.space': 'Reads', 'Query.user': 'Reads'});
  });

  it('root types may have other names', () => {
    const model = modelOf('schema { query: Root } type Root { space: Int }', {
      by: {map: {Spaces: ['space']}},
      labels: {},
    });
    expect(groupsIn(model)).toEqual({'Root.space': 'Spaces'});
  });
});

it('domains are listed in the given order, those without a place by name', () => {
  const model = modelOf('type A { a: Int } type B { a: Int } type C { a: Int }', {
    by: {map: {Zoo: ['A'], apes: ['B'], Bees: ['C'], Nobody: ['D']}},
    labels: {1: 'Zoo', 2: 'Nobody', 3: 'Zoo'},
  });
  expect(model.groups).toEqual(['Zoo', 'apes', 'Bees']);
});
