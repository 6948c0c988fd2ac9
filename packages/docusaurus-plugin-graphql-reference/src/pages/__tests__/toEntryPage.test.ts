import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';
import type {TypeInPlace} from '../../theme/GraphqlSection/Members/section';
import type {ReferencePage} from '../types';

const BASE = '/docs/graphql';

/** The kinds of a page's sections, with what is above them. */
function orderOf({sections}: ReferencePage): readonly string[] {
  return sections.map((section) =>
    section.heading ? `${section.kind} ${section.heading.text}` : section.kind,
  );
}

it('an operation with a request begins with what it does, and ends with its definition', () => {
  const context = contextOf('type Query { "One." space(id: ID!): String }', {
    requests: {},
  });
  expect(orderOf(pageOf(context, 'operations/queries/space'))).toEqual([
    'title',
    'prose',
    'rows',
    'request Request',
    'members Arguments',
    'returns Returns',
    'code Schema (SDL)',
  ]);
});

it('an operation says what it requires below what it does, and what can go wrong before its result', () => {
  const sdl = `
    directive @access(token: Boolean) on FIELD_DEFINITION
    directive @error(code: String) repeatable on FIELD_DEFINITION
    type Query { "One." space(id: ID!): String @access(token: true) @error(code: "GONE") }
  `;
  const page = pageOf(contextOf(sdl, {requests: {}}), 'operations/queries/space');
  expect(orderOf(page).slice(1, 7)).toEqual([
    'prose',
    'access',
    'rows',
    'request Request',
    'members Arguments',
    'list Errors',
  ]);
  expect(sectionOf(page, 'rows')).toMatchObject({
    look: 'contents',
    rows: [
      {
        label: 'On this page',
        links: [
          {text: 'Request', href: '#request'},
          {text: 'Arguments', href: '#arguments'},
          {text: 'Errors', href: '#errors'},
          {text: 'Returns', href: '#returns'},
          {text: 'Schema (SDL)', href: '#definition'},
          {text: 'Directives', href: '#directives'},
        ],
      },
    ],
  });
});

it('a member without a description has that of an interface, with its origin', () => {
  const context = contextOf(`
    type Query { a: Space }
    interface Plain { id: ID }
    interface Node { "The key." id("How." as: String): ID "Own." name: String }
    type Space implements Plain & Node { id(as: String): ID "Its name." name: String }
  `);
  const [id, name] = sectionOf(pageOf(context, 'types/objects/space'), 'members').members;
  expect(id?.description.source).toBe(
    'The key.\n\nFrom [`Node.id`](/docs/graphql/types/interfaces/node#id).',
  );
  expect(id?.arguments[0]?.description.source).toContain('How.\n\nFrom [`Node.id(as:)`]');
  expect(name?.description.source).toBe('Its name.');
});

describe('the order of sections', () => {
  const context = contextOf(`
    directive @tag repeatable on FIELD_DEFINITION | OBJECT | ENUM | INPUT_OBJECT | UNION | SCALAR
    "All." directive @live("Whether." if: Boolean) on FIELD
    type Query { "One." space(id: Key): Space @tag @deprecated any: Any date: Date role(role: Role): Role }
    interface Node { id: ID }
    "A space." type Space implements Node @tag { id: ID }
    input Key @oneOf @tag { id: ID }
    enum Role @tag { ADMIN }
    union Any @tag = Space
    scalar Date @tag @specifiedBy(url: "https://example.com/date")
  `);

  const END = 'code Schema (SDL), directives Directives, prose Used by, rows Returned by';

  const ARGUMENT =
    'code Schema (SDL), directives Directives, prose Used by, rows Accepted as an argument by';

  it.each([
    [
      'operations/queries/space',
      'title, notice, prose, code, members Arguments, returns Returns, directives Directives',
    ],
    [
      'types/objects/space',
      `title, prose, members Fields, rows Implements, ${END} queries, rows Part of unions`,
    ],
    ['types/inputs/key', `title, prose, prose, members Fields, ${ARGUMENT}`],
    [
      'types/enums/role',
      `title, prose, members Values, ${END} queries, rows Accepted as an argument by`,
    ],
    ['types/unions/any', `title, prose, list Possible types, ${END} queries`],
    ['types/scalars/date', `title, prose, prose, ${END} queries`],
    [
      'types/directives/live',
      'title, prose, members Arguments, rows Locations, code Schema (SDL)',
    ],
  ])('of %s', (path, order) => {
    expect(orderOf(pageOf(context, path)).join(', ')).toBe(order);
  });
});

it('an operation shows what it is, where it belongs and what is wrong with it', () => {
  const context = contextOf(
    `
    directive @http(method: String) on FIELD_DEFINITION
    type Query {
      spaceById(id: ID!): Space @http(method: "GET") @deprecated(reason: "Use \`space\`.")
    }
    type Space { id: ID }
  `,
    {grouping: {by: {map: {Spaces: ['spaceById']}}, labels: {}}},
  );
  const page = pageOf(context, 'operations/queries/space-by-id');
  expect(page.sections.slice(0, 2)).toEqual([
    {kind: 'title', text: 'spaceById', overline: 'query · Spaces'},
    {
      kind: 'notice',
      title: 'Deprecated.',
      text: {type: 'markdown', source: 'Use `space`.'},
    },
  ]);
  expect(sectionOf(page, 'prose')).toEqual({
    kind: 'prose',
    paragraph: 'The schema does not describe this query.',
    isMissing: true,
  });
  expect(sectionOf(page, 'directives').directives).toEqual([
    {
      name: 'http',
      href: `${BASE}/types/directives/http`,
      arguments: [{name: 'method', value: '"GET"'}],
    },
  ]);
  expect(sectionOf(page, 'returns').type).toEqual({
    before: '',
    name: 'Space',
    after: '',
    href: `${BASE}/types/objects/space`,
  });
});

it('a deprecation without a reason is shown', () => {
  // Since version 17 a reason cannot be null.
  const mark = `@deprecated(reason: ${byVersion('null', '""')})`;
  const context = contextOf(`type Query { a(b: Int ${mark}): Int ${mark} }`);
  const page = pageOf(context, 'operations/queries/a');
  const notice = {title: 'Deprecated.', text: {type: 'markdown', source: ''}};
  expect(sectionOf(page, 'notice')).toEqual({kind: 'notice', ...notice});
  expect(sectionOf(page, 'members').members[0]?.deprecation).toEqual(notice);
});

describe('a member', () => {
  const membersOf = (sdl: string, path: string) => {
    const context = contextOf(sdl);
    return context.render(sectionOf(pageOf(context, path), 'members').members);
  };

  it('of an operation has all that a request must know', () => {
    const members = membersOf(
      `
      directive @limit(max: Int) on ARGUMENT_DEFINITION
      type Query {
        feed(
          "How many. *At most* 100."
          first: Int! = 10 @limit(max: 100)
          after: ID!
          page: Int @deprecated(reason: "Use \`after\`.")
        ): Int
      }
    `,
      'operations/queries/feed',
    );
    const type = (name: string, after = '') => ({
      before: '',
      name,
      after,
      href: `${BASE}/types/scalars/${name.toLowerCase()}`,
    });
    const plain = {description: '', directives: [], arguments: []};
    expect(members).toEqual([
      {
        ...plain,
        name: 'first',
        id: 'first',
        hash: '#first',
        type: type('Int', '!'),
        badges: [],
        defaultValue: '10',
        description: '<p>How many. <em>At most</em> 100.</p>',
        directives: [
          {
            name: 'limit',
            href: `${BASE}/types/directives/limit`,
            arguments: [{name: 'max', value: '100'}],
          },
        ],
      },
      {
        ...plain,
        name: 'after',
        id: 'after',
        hash: '#after',
        type: type('ID', '!'),
        badges: [{text: 'required', tone: 'secondary'}],
      },
      {
        ...plain,
        name: 'page',
        id: 'page',
        hash: '#page',
        type: type('Int'),
        badges: [{text: 'deprecated', tone: 'danger'}],
        deprecation: {title: 'Deprecated.', text: '<p>Use <code>after</code>.</p>'},
      },
    ]);
  });

  it('of a type has anchors for itself and for each of its arguments', () => {
    const members = membersOf(
      'type Space { members(first: Int = 5): [ID!]! owner: ID }',
      'types/objects/space',
    );
    expect(
      members.map(({id, hash, arguments: list}) => [id, hash, list.map((one) => one.id)]),
    ).toEqual([
      ['members', '#members', ['members.first']],
      ['owner', '#owner', []],
    ]);
  });

  it('of an input is required where it must be set', () => {
    const members = membersOf(
      'input Filter { a: Int! b: Int! = 1 c: Int d: [Int!] }',
      'types/inputs/filter',
    );
    expect(members.map(({badges}) => badges.map(({text}) => text))).toEqual([
      ['required'],
      [],
      [],
      [],
    ]);
  });

  it('of an enum has no type', () => {
    const [member] = membersOf('enum Role { "May do all." ADMIN }', 'types/enums/role');
    expect(member).toEqual({
      name: 'ADMIN',
      id: 'ADMIN',
      hash: '#ADMIN',
      badges: [],
      description: '<p>May do all.</p>',
      directives: [],
      arguments: [],
    });
  });
});

/** How many levels deep something is shown in place. */
function depthOf(unfolded: TypeInPlace | undefined): number {
  if (!unfolded) return 0;
  return 1 + Math.max(...unfolded.members.map((member) => depthOf(member.unfolded)));
}

it('inputs are unfolded six levels deep, results two', () => {
  const levels = Array.from({length: 9}, (_, index) => [
    `input I${index} { a: ${index < 8 ? `I${index + 1}` : 'Int'} }`,
    `type T${index} { a: ${index < 8 ? `T${index + 1}` : 'Int'} }`,
  ]);
  const context = contextOf(`type Query { q(i: I0): T0 } ${levels.flat().join(' ')}`);
  const page = pageOf(context, 'operations/queries/q');
  expect(depthOf(sectionOf(page, 'members').members[0]?.unfolded)).toBe(6);
  expect(depthOf(sectionOf(page, 'returns').unfolded)).toBe(2);
});

it('a union has its possible types with their summaries', () => {
  const context = contextOf(`
    union Result = Space | User
    "A room. For a group."
    type Space { id: ID }
    type User { id: ID }
  `);
  expect(sectionOf(pageOf(context, 'types/unions/result'), 'list').items).toEqual([
    {text: 'Space', href: `${BASE}/types/objects/space`, summary: 'A room.'},
    {text: 'User', href: `${BASE}/types/objects/user`, summary: ''},
  ]);
});

it('only a specification on the web is a link', () => {
  const toScalar = (name: string, url: string): string =>
    `scalar ${name} @specifiedBy(url: "${url}")`;
  const context = contextOf(
    `${toScalar('A', 'https://a.example')} ${toScalar('B', 'javascript:b')} ${toScalar('C', '')}`,
  );
  const specified = ['a', 'b', 'c'].flatMap((name) =>
    sectionsOf(pageOf(context, `types/scalars/${name}`), 'prose'),
  );
  expect(specified.flatMap(({text}) => (text ? [context.render(text)] : []))).toEqual([
    '<p>Specified by <a href="https://a.example" rel="noopener noreferrer">https://a.example</a></p>',
    '<p>Specified by <code>javascript:b</code></p>',
  ]);
});

it('the second page of a directive leads to the same pages of uses', () => {
  const uses = Array.from({length: 73}, (_, index) => `f${index}: Int @both`).join(' ');
  const context = contextOf(
    `directive @both on FIELD | FIELD_DEFINITION type T { ${uses} }`,
  );
  const moreOf = (path: string) =>
    sectionsOf(pageOf(context, path), 'rows').flatMap(({more}) => more?.href ?? []);
  expect(moreOf('operations/directives/both')).toEqual([
    `${BASE}/types/directives/both/used-by/1`,
  ]);
  expect(moreOf('types/directives/both')).toEqual(moreOf('operations/directives/both'));
});

it('a description has line feeds alone, and one that nobody sees is missing', () => {
  const context = contextOf('"a\\r\\nb\\rc" scalar A "\\u200B\\u2060" scalar B');
  const textOf = (path: string) => sectionsOf(pageOf(context, path), 'prose')[0]?.text;
  expect(textOf('types/scalars/a')?.source).toBe('a\nb\nc');
  expect(textOf('types/scalars/b')).toBeUndefined();
});
