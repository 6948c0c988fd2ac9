import {describe, expect, it} from 'vitest';
import {loadGithubSchema, modelOf} from '../../__tests__/schemas';
import {describeSchema} from '../../model/describeSchema';
import {isOperationKind, listEntries} from '../../model/listEntries';
import {findHelpers} from '../findHelpers';
import type {OperationSide} from '../compareOperations';
import {createFindSiblings, type FindSiblings} from '../findSiblings';

function finderOf(sdl: string): FindSiblings {
  const model = modelOf(sdl);
  return createFindSiblings(model, findHelpers(model));
}

/** The names of the siblings of an operation, behind that of their type. */
function namesOf(find: FindSiblings, coordinate: string): readonly string[] {
  const found = find(coordinate);
  return found ? [found.type, ...found.operations.map(({field}) => field.name)] : [];
}

const SPACES = `
  type Query {
    spaces(first: Int): SpaceConnection!
    space(id: ID!): Space
    oldSpace: Space @deprecated
    spaceCount: Int!
    members: [Member!]!
  }
  type Mutation {
    archiveSpace(id: ID!): Space
    deleteSpace(id: ID!): ID
    updateSpace(input: UpdateSpaceInput!): Space
    createSpace(input: CreateSpaceInput!): Space
    editSpace(id: ID!): Space @deprecated
    createSpaceMember(spaceId: ID!): Member
    signIn: ID
  }
  type Space { id: ID! name: String! }
  type Member { id: ID! }
  type SpaceConnection { nodes: [Space!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  input CreateSpaceInput { name: String! text: String kind: ID! old: ID @deprecated }
  input UpdateSpaceInput { id: ID! name: String text: String! kind: ID! tags: [ID!] }
`;

describe('the siblings of an operation', () => {
  const find = finderOf(SPACES);

  it('come in the order of a life, without what is deprecated', () => {
    expect(namesOf(find, 'Query.space').join(' ')).toBe(
      'Space createSpace updateSpace deleteSpace spaces archiveSpace',
    );
    expect(namesOf(find, 'Mutation.createSpace').join(' ')).toBe(
      'Space updateSpace deleteSpace space spaces archiveSpace',
    );
  });

  it('are those of what is deprecated, too', () => {
    expect(namesOf(find, 'Mutation.editSpace')[0]).toBe('Space');
  });

  it('are none of what is named after no type, or after another', () => {
    const others =
      'Query.spaceCount Query.members Mutation.createSpaceMember Mutation.signIn Mutation.missing';
    expect(others.split(' ').flatMap((name) => namesOf(find, name))).toEqual([]);
  });

  it('are at most eight', () => {
    const verbs = 'open close pin unpin lock unlock mute move tag'.split(' ');
    const fields = verbs.map((verb) => `${verb}Issue: Issue`).join(' ');
    const many = finderOf(
      `type Query { issue: Issue } type Mutation { ${fields} } type Issue { id: ID }`,
    );
    expect(namesOf(many, 'Mutation.tagIssue')).toEqual([
      'Issue',
      'issue',
      ...verbs.slice(0, 7).map((verb) => `${verb}Issue`),
    ]);
  });
});

it.each([
  ['Saleor', 'productCreate productUpdate productDelete product products'],
  ['Hasura', 'insert_product_one update_product_by_pk delete_product product_by_pk'],
  [
    'PostGraphile',
    'createProduct updateProductById deleteProductById productById allProducts',
  ],
])('the names of %s are understood', (_, text) => {
  const names = text.split(' ');
  const isMutation = (name: string): boolean => /create|update|delete|insert/i.test(name);
  const toFields = (list: readonly string[]): string =>
    list
      .map((name) => `${name}: ${/products/i.test(name) ? '[Product!]' : 'Product'}`)
      .join(' ');
  const find = finderOf(`
    type Query { ${toFields(names.filter((name) => !isMutation(name)))} }
    type Mutation { ${toFields(names.filter(isMutation))} }
    type Product { id: ID! }
  `);
  const [first, ...others] = names;
  expect(namesOf(find, `Mutation.${first}`)).toEqual(['Product', ...others]);
});

it('a type whose name ends in a number or a quantity is the thing itself', () => {
  const find = finderOf(`
    type Query { user: User }
    type Mutation { createUserList: UserList updateUserList: UserList copyProjectV2: ProjectV2 }
    type User { id: ID } type UserList { id: ID } type ProjectV2 { id: ID } type Project { id: ID }
  `);
  expect(namesOf(find, 'Mutation.createUserList')).toEqual([
    'UserList',
    'updateUserList',
  ]);
  expect(namesOf(find, 'Query.user')).toEqual([]);
  expect(namesOf(find, 'Mutation.copyProjectV2')).toEqual([]);
});

/** The names of an operation and of what only it takes, requires and has other types of. */
function toNames({field, only, required, retyped}: OperationSide): readonly unknown[] {
  return [
    field.name,
    ...[only, required, retyped].map((list) => list.map(({name}) => name).join(' ')),
  ];
}

describe('what creates and what changes a thing', () => {
  const find = finderOf(SPACES);

  it('are compared by what is in only one and required in only one', () => {
    const {here, there} = find('Mutation.createSpace')!.difference!;
    expect([toNames(here), toNames(there)]).toEqual([
      ['createSpace', '', 'name', ''],
      ['updateSpace', 'id tags', 'text', ''],
    ]);
    expect(toNames(find('Mutation.updateSpace')!.difference!.here)).toEqual(
      toNames(there),
    );
  });

  it('are not compared where they share an id at most, or do not differ', () => {
    const compare = (create: string, update: string): unknown =>
      finderOf(`
        type Query { space: Space } type Space { id: ID }
        type Mutation { createSpace(${create}): Space updateSpace(${update}): Space }
      `)('Mutation.createSpace')?.difference;
    expect(compare('id: ID!, name: ID', 'id: ID!, text: ID')).toBeUndefined();
    expect(compare('name: ID', 'name: ID')).toBeUndefined();
    expect(compare('name: ID', 'id: ID!, name: ID')).toMatchObject({
      there: {only: [{name: 'id'}]},
    });
  });

  it('are the only ones that are compared', () => {
    expect(find('Mutation.deleteSpace')?.difference).toBeUndefined();
  });
});

it("of GitHub's operations a third has siblings, none of them itself", () => {
  const model = describeSchema(loadGithubSchema().schema);
  const find = createFindSiblings(model, findHelpers(model));
  const operations = listEntries(model).filter(({kind}) => isOperationKind(kind));
  const found = operations.filter(({element}) => {
    const names = find(element.coordinate)?.operations.map(({field}) => field.name) ?? [];
    expect(names).not.toContain(element.name);
    return names.length > 0;
  });
  expect(found.length).toBeGreaterThan(operations.length / 3);
});
