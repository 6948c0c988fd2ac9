import {expect, it} from 'vitest';
import {linked, modelOf} from '../../__tests__/schemas';
import {readContracts} from '../../model/readContracts';
import {type SearchPage, toSearchPages} from '../toSearchPages';

function searchPagesOf(sdl: string): readonly SearchPage[] {
  const {model, permalinks} = linked(modelOf(sdl));
  return toSearchPages(model, permalinks);
}

it('sums up what is deprecated by what to use instead, where that is known', () => {
  const pages = searchPagesOf(`
    "Old." type Query { "A." a: Int @deprecated(reason: "Use \`b\`. Gone in May."), "B." b: Int @deprecated }
    type T { c: Int @deprecated(reason: "use d") }
  `);
  const find = (name: string) => pages.find((page) => page.name === name);
  expect(find('a')?.summary).toBe('Use b.');
  expect(find('b')?.summary).toBe('B.');
  expect(find('T')?.members?.map(({summary}) => summary)).toEqual(['use d']);
});

it('a search knows every page with its members, what it returns and what is deprecated', () => {
  const all = searchPagesOf(`
    type Query { "One space. By id." space(id: ID!): Space @deprecated }
    type Space { id: ID! role: Role @deprecated(reason: "No.") }
    input Filter { name: String }
    enum Role { ADMIN }
    union Any = Space
  `);
  const pages = all.filter(({kind}) => kind !== 'scalar' && kind !== 'directive');
  const url = (path: string) => `/docs/graphql/${path}`;
  expect(pages).toEqual([
    {
      kind: 'query',
      name: 'space',
      url: url('operations/queries/space'),
      summary: 'One space.',
      description: 'One space. By id.',
      deprecated: true,
      returns: 'Space',
      members: [{kind: 'argument', name: 'id', anchor: 'id', returns: 'ID'}],
    },
    {
      kind: 'object',
      name: 'Space',
      url: url('types/objects/space'),
      members: [
        {kind: 'field', name: 'id', anchor: 'id', returns: 'ID'},
        {kind: 'field', name: 'role', anchor: 'role', returns: 'Role', deprecated: true},
      ],
    },
    {
      kind: 'enum',
      name: 'Role',
      url: url('types/enums/role'),
      members: [{kind: 'enum value', name: 'ADMIN', anchor: 'ADMIN'}],
    },
    {
      kind: 'input',
      name: 'Filter',
      url: url('types/inputs/filter'),
      members: [{kind: 'input field', name: 'name', anchor: 'name', returns: 'String'}],
    },
    {kind: 'union', name: 'Any', url: url('types/unions/any'), members: []},
  ]);
});

it('the second page of a directive that a request may have is not found for itself', () => {
  const found = searchPagesOf('directive @live on FIELD directive @tag on OBJECT').filter(
    ({name}) => ['live', 'tag'].includes(name),
  );
  expect(found.map(({url, otherUrls}) => [url, otherUrls])).toEqual([
    ['/docs/graphql/types/directives/live', ['/docs/graphql/operations/directives/live']],
    ['/docs/graphql/types/directives/tag', undefined],
  ]);
});

it('a search knows the arguments of a field by the field that takes them', () => {
  const pages = searchPagesOf('type Space { posts(first: Int): Int }');
  expect(pages.find(({name}) => name === 'Space')?.members).toEqual([
    {kind: 'field', name: 'posts', anchor: 'posts', returns: 'Int'},
    {kind: 'argument', name: 'first', anchor: 'posts.first', returns: 'Int'},
  ]);
});

it('a search knows the further page of a member that has no room on the first', () => {
  const fields = Array.from({length: 200}, (_, index) => `f${index}(of: Int): Int`);
  const wide = searchPagesOf(`type Wide { ${fields.join(' ')} }`).find(
    ({name}) => name === 'Wide',
  );
  const members = wide?.members ?? [];
  expect(members.length).toBe(400);
  const pathOf = (anchor: string) => members.find((one) => one.anchor === anchor)?.path;
  expect(pathOf('f0')).toBeUndefined();
  expect(pathOf('f199')).toBe('members/3');
  expect(pathOf('f199.of')).toBe('members/3');
});

it('a search knows error codes and scopes as sections of their lists', () => {
  const fields = Array.from(
    {length: 145},
    (_, index) => `f${index}: Int @error(code: "A")`,
  );
  const model = readContracts(
    modelOf(`
      directive @errorCode(code: String!, meaning: String) repeatable on SCHEMA
      directive @error(code: String!) on FIELD_DEFINITION
      directive @requiresScopes(scopes: [String!]!) on FIELD_DEFINITION
      schema @errorCode(code: "A", meaning: "It is \`A\`. Not B.") @errorCode(code: "B") { query: Query }
      type Query { one: Int @requiresScopes(scopes: ["read"]) ${fields.join('\n')} }
    `),
    {directives: {}, isHidden: true},
  );
  const {permalinks} = linked(model);
  const kinds = ['error code', 'scope'];
  expect(
    toSearchPages(model, permalinks).filter(({kind}) => kinds.includes(kind)),
  ).toEqual([
    {
      kind: 'error code',
      name: 'A',
      url: '/docs/graphql/errors#A',
      otherUrls: ['/docs/graphql/errors/used-by/a/1'],
      summary: 'It is A.',
    },
    {kind: 'error code', name: 'B', url: '/docs/graphql/errors#B'},
    {kind: 'scope', name: 'read', url: '/docs/graphql/scopes#read'},
  ]);
});

it('sums up the descriptions of members, and has all of that of a page as plain text', () => {
  const pages = searchPagesOf(`
    """
    A **big** [thing](https://a.example).

    With more.
    """
    type T { "One field. Of two." a("How many." first: Int): Int }
  `);
  const {description, members} = pages.find(({name}) => name === 'T') ?? {};
  expect(description).toBe('A big thing. With more.');
  expect(members?.map(({summary}) => summary)).toEqual(['One field.', 'How many.']);
});
