import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type ASTNode,
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
  Kind,
  parse,
  visit,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {
  entryOf,
  loadGithubSchema,
  loadSiteSchema,
  referenceOf,
  referenceOfSchema,
} from '../../__tests__/referenceOf';
import type {LoadedSchema} from 'graphql-api-model';

const BASE = '/docs/graphql';

describe('where a type is used', () => {
  const reference = referenceOf(`
    directive @auth(role: Role) repeatable on OBJECT | FIELD_DEFINITION | ENUM_VALUE | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    type Query { space(id: ID!, role: Role): Space old: [Space!]! @deprecated }
    type Mutation { createSpace(input: SpaceInput!): Space! }
    type Subscription { spaceCreated: Space }
    interface Node { self: Space }
    interface Named implements Node { self: Space }
    type Space implements Node @auth(role: ADMIN) @auth(role: GUEST) { self: Space parent(role: Role): [[Space]] @auth }
    union Any = Space | Other
    type Other { a: Int }
    input SpaceInput { role: Role! @auth nested: SpaceInput old: Role @deprecated }
    enum Role { ADMIN @auth GUEST }
  `);
  const link = (text: string, href: string) => ({text, href: `${BASE}${href}`});

  it('an object: every field, union and operation', () => {
    expect(entryOf(reference, 'object', 'Space').usages).toEqual([
      {
        label: 'Returned by queries',
        links: [
          {...link('old', '/operations/queries/old'), deprecated: true},
          link('space', '/operations/queries/space'),
        ],
      },
      {
        label: 'Returned by mutations',
        links: [link('createSpace', '/operations/mutations/create-space')],
      },
      {
        label: 'Returned by subscriptions',
        links: [link('spaceCreated', '/operations/subscriptions/space-created')],
      },
      {
        label: 'Returned by fields',
        links: [
          link('Named.self', '/types/interfaces/named#self'),
          link('Node.self', '/types/interfaces/node#self'),
          link('Space.parent', '/types/objects/space#parent'),
          link('Space.self', '/types/objects/space#self'),
        ],
      },
      {label: 'Member of unions', links: [link('Any', '/types/unions/any')]},
    ]);
  });

  it('an enum: every argument, input field and directive', () => {
    expect(entryOf(reference, 'enum', 'Role').usages).toEqual([
      {
        label: 'Argument of',
        links: [
          link('space(role:)', '/operations/queries/space#role'),
          link('Space.parent(role:)', '/types/objects/space#parent.role'),
        ],
      },
      {
        label: 'Inside inputs',
        links: [
          {...link('SpaceInput.old', '/types/inputs/space-input#old'), deprecated: true},
          link('SpaceInput.role', '/types/inputs/space-input#role'),
        ],
      },
      {
        label: 'Argument of directives',
        links: [link('@auth(role:)', '/types/directives/auth#role')],
      },
    ]);
  });

  it('an interface: what implements it', () => {
    expect(entryOf(reference, 'interface', 'Node').usages).toEqual([
      {
        label: 'Implemented by',
        links: [
          link('Named', '/types/interfaces/named'),
          link('Space', '/types/objects/space'),
        ],
      },
    ]);
  });

  it('a directive: every element it is applied to, each once', () => {
    expect(entryOf(reference, 'directive', 'auth').usages).toEqual([
      {
        label: 'Applied to',
        links: [
          link('Role.ADMIN', '/types/enums/role#ADMIN'),
          link('Space', '/types/objects/space'),
          link('Space.parent', '/types/objects/space#parent'),
          link('SpaceInput.role', '/types/inputs/space-input#role'),
        ],
      },
    ]);
  });

  it('a type that nothing uses has no usages', () => {
    expect(
      referenceOf('type Lonely { a: Int }').entries.find(({name}) => name === 'Lonely')
        ?.usages,
    ).toEqual([]);
  });
});

it('a directive is applied to the schema and to what an extension applies it to', () => {
  const reference = referenceOf(`
    directive @tag on SCHEMA | OBJECT | ENUM | INPUT_OBJECT | UNION | SCALAR | INTERFACE
    type T { a: Int } extend type T @tag
    enum E { A } extend enum E @tag
    scalar S extend scalar S @tag
    schema { query: Root } extend schema @tag
    type Root { a: Int }
  `);
  const [group] = entryOf(reference, 'directive', 'tag').usages;
  expect(group?.links.map(({text}) => text).toSorted()).toEqual([
    'E',
    'S',
    'T',
    'schema',
  ]);
});

it('an introspection result tells what is deprecated, specified elsewhere or oneOf', () => {
  const written = buildSchema(`
    type Query { a: Date b: Int @deprecated c(input: Choice): Int }
    scalar Date @specifiedBy(url: "https://example.org/date")
    input Choice @oneOf { x: Int y: Int }
  `);
  const read = buildClientSchema(introspectionFromSchema(written, {oneOf: true}));
  const reference = referenceOfSchema(read);
  for (const [directive, place] of [
    ['deprecated', 'b'],
    ['specifiedBy', 'Date'],
    ['oneOf', 'Choice'],
  ] as const) {
    const {usages} = entryOf(reference, 'directive', directive);
    expect(
      usages.map(({label, links}) => [label, ...links.map(({text}) => text)]),
    ).toEqual([['Applied to', place]]);
  }
});

type Counts = Record<string, Record<string, number>>;

/** Counts uses in the text of the schema, with no type of the schema built. */
function countUses(documents: readonly ASTNode[], schema: GraphQLSchema): Counts {
  const places = new Map<string, Map<string, Set<string>>>();
  const add = (target: string, label: string, place: string): void => {
    const labels = places.get(target) ?? new Map<string, Set<string>>();
    const set = labels.get(label) ?? new Set<string>();
    places.set(target, labels.set(label, set.add(place)));
  };
  const roots: Readonly<Record<string, string>> = {
    [schema.getQueryType()?.name ?? '']: 'Returned by queries',
    [schema.getMutationType()?.name ?? '']: 'Returned by mutations',
    [schema.getSubscriptionType()?.name ?? '']: 'Returned by subscriptions',
  };
  const enter = (node: ASTNode, ancestors: readonly unknown[]): void => {
    const named = ancestors.filter(
      (one): one is ASTNode & {name: {value: string}; kind: string} =>
        typeof one === 'object' && one !== null && 'kind' in one && 'name' in one,
    );
    const place = named.map(({name}) => name.value).join('.');
    const parent = named.at(-1);
    const grandparent = named.at(-2);
    if (node.kind === Kind.DIRECTIVE) add(`@${node.name.value}`, 'Applied to', place);
    if (node.kind !== Kind.NAMED_TYPE || !parent) return;
    const target = node.name.value;
    if (parent.kind.startsWith('UnionType')) add(target, 'Member of unions', place);
    else if (parent.kind === Kind.FIELD_DEFINITION) {
      add(target, roots[grandparent?.name.value ?? ''] ?? 'Returned by fields', place);
    } else if (parent.kind !== Kind.INPUT_VALUE_DEFINITION) {
      add(target, 'Implemented by', place);
    } else if (grandparent?.kind.startsWith('InputObjectType')) {
      add(target, 'Inside inputs', place);
    } else if (grandparent?.kind === Kind.DIRECTIVE_DEFINITION) {
      add(target, 'Argument of directives', place);
    } else add(target, 'Argument of', place);
  };
  for (const document of documents) {
    visit(document, {
      enter: (node, _key, parent, _path, ancestors) => {
        enter(node, [...ancestors, parent]);
      },
    });
  }
  return Object.fromEntries(
    [...places].map(([target, labels]) => [
      target,
      Object.fromEntries([...labels].map(([label, set]) => [label, set.size])),
    ]),
  );
}

function parseFiles({files}: LoadedSchema): readonly ASTNode[] {
  return files.map((file) => parse(readFileSync(path.resolve(file), 'utf8')));
}

it.each([
  ['the site', loadSiteSchema],
  ['GitHub', loadGithubSchema],
])(
  'uses in the schema of %s are as many as in its text',
  (_, load) => {
    const loaded = load();
    const expected = countUses(parseFiles(loaded), loaded.schema);
    const {entries} = referenceOfSchema(loaded.schema);
    const counts: Counts = {};
    for (const {kind, name, usages} of entries) {
      if (usages.length === 0) continue;
      counts[kind === 'directive' ? `@${name}` : name] = Object.fromEntries(
        usages.map(({label, links}) => [label, links.length]),
      );
    }
    const rootNames = [
      loaded.schema.getQueryType(),
      loaded.schema.getMutationType(),
      loaded.schema.getSubscriptionType(),
    ].map((type) => type?.name ?? '');
    expect(counts).toEqual(
      Object.fromEntries(
        Object.entries(expected).filter(([name]) => !rootNames.includes(name)),
      ),
    );
  },
  60_000,
);
