import {describe, expect, it} from 'vitest';
import {
  contentsOf,
  contextOf,
  pageOf,
  sectionOf,
  sectionsOf,
} from '../../../__tests__/contextOf';
import {toReferenceCategory} from '../../../navigation/toReferenceCategory';
import type {Rendered} from '../../../render/Rendered';
import type {Fact} from '../../../parts/types';
import {toPages} from '../../toPages';

const DIRECTIVES = `
directive @access(token: Boolean, unless: String, scopes: [[String]], roles: [String], permissions: [String], also: [String]) on FIELD_DEFINITION
directive @error(code: String!, when: String, action: String) repeatable on FIELD_DEFINITION
directive @errorCode(code: String!, meaning: String, action: String, general: String, except: [String], impliedBy: [String], impliedWhen: String) repeatable on SCHEMA
directive @scope(name: String!, meaning: String) repeatable on SCHEMA
directive @rateLimit(limit: String!) on FIELD_DEFINITION
directive @cost(weight: Int) on FIELD_DEFINITION
directive @idempotent on FIELD_DEFINITION
enum Permission { EDIT SEE }
`;
const CONTRACTS = {
  token: {directive: 'access', needed: 'token'},
  scopes: 'access',
  roles: 'access',
  permissions: 'access',
  conditions: {directive: 'access', conditions: 'also'},
  hideDirectives: true,
} as const;

const read = (sdl: string) => contextOf(DIRECTIVES + sdl, {contracts: CONTRACTS});
const ROUTE = '/docs/graphql/';

const print = (facts: readonly Rendered<Fact>[]): readonly string[] =>
  facts.map(({label, values}) => [`${label}:`, ...values].join(' '));

describe('the access line', () => {
  const factsOf = (directives: string): readonly string[] => {
    const context = read(`type Query { space: Int ${directives} }`);
    const page = pageOf(context, 'operations/queries/space');
    return print(context.render(sectionOf(page, 'access').facts));
  };

  it.each([
    ['@access(token: false)', ['Requires: <p>no token</p>']],
    ['@access(token: true)', ['Requires: <p>access token</p>']],
    [
      '@access(token: true, unless: "it is `PUBLIC`")',
      ['Requires: <p>access token, unless it is <code>PUBLIC</code></p>'],
    ],
    [
      '@access(scopes: [["write"]], also: ["verified email"]) @rateLimit(limit: "5 a day")',
      [
        'Requires: <p>access token</p> <p>scope <a href="/docs/graphql/scopes#write"><code>write</code></a></p> <p>verified email</p>',
        'Limit: <p>5 a day</p>',
      ],
    ],
    [
      '@access(scopes: [["a", "b"], ["c"]])',
      [
        'Requires: <p>access token</p> <p>scope <a href="/docs/graphql/scopes#a"><code>a</code></a> and <a href="/docs/graphql/scopes#b"><code>b</code></a> or <a href="/docs/graphql/scopes#c"><code>c</code></a></p>',
      ],
    ],
    [
      '@access(permissions: ["Permission.EDIT"], roles: ["admin", "owner"])',
      [
        'Requires: <p>access token</p> <p>permission <a href="/docs/graphql/types/enums/permission#EDIT"><code>EDIT</code></a></p> <p>role <code>admin</code> or <code>owner</code></p>',
      ],
    ],
    [
      '@cost(weight: 5) @idempotent',
      ['Cost: <p>5</p>', 'Retries: <p>safe (idempotent)</p>'],
    ],
  ])('of %s', (directives, facts) => {
    expect(factsOf(directives)).toEqual(facts);
  });

  it('leads to the guide about tokens', () => {
    const sdl = 'type Query { a: Int @access(token: true, unless: "it is open") }';
    const context = contextOf(DIRECTIVES + sdl, {
      contracts: CONTRACTS,
      tokenGuide: {text: 'Tokens', href: '/base/docs/tokens'},
    });
    const {facts} = sectionOf(pageOf(context, 'operations/queries/a'), 'access');
    expect(print(context.render(facts))).toEqual([
      'Requires: <p><a href="/base/docs/tokens">access token</a>, unless it is open</p>',
    ]);
  });

  it('is safe HTML', () => {
    expect(factsOf('@rateLimit(limit: "<img src=x onerror=alert(1)> 5")')).toEqual([
      'Limit: <p>&#x3C;img src=x onerror=alert(1)> 5</p>',
    ]);
  });

  it('is below the description, and nowhere without such directives', () => {
    const {sections} = pageOf(
      read('type Query { a: Int @access(token: false) b: Int }'),
      'operations/queries/a',
    );
    const start = sections.slice(0, 3).map(({kind}) => kind);
    expect(start).toEqual(['title', 'prose', 'access']);
    const plain = contextOf('type Query { b: Int }');
    const kinds = pageOf(plain, 'operations/queries/b').sections.map(({kind}) => kind);
    expect(kinds).not.toContain('access');
    expect(kinds).not.toContain('list');
  });
});

const SPACES = `
schema
  @errorCode(code: "FORBIDDEN", meaning: "It is not allowed.", action: "Hide the control.")
  @errorCode(code: "GONE")
  @errorCode(code: "BUSY", general: "Every operation but \`b\`.", except: ["b"])
  @scope(name: "write", meaning: "To change things.") { query: Query mutation: Mutation }
type Query {
  a: Int @error(code: "FORBIDDEN", when: "You are no member.") @error(code: "FORBIDDEN", when: "You are banned.") @error(code: "GONE", action: "Forget it.")
  b: Space @deprecated
}
type Mutation { c: Int @error(code: "FORBIDDEN") @access(scopes: [["write"]]) }
type Space { secret: Int @error(code: "FORBIDDEN", when: "See \`GONE\`.") @access(permissions: ["Permission.SEE"]) }
`;

describe('the errors of an operation', () => {
  const context = read(SPACES);

  it('are its codes, each with when and what to do, and those of every operation', () => {
    const page = pageOf(context, 'operations/queries/a');
    const [errors, general] = page.sections.slice(-3);
    expect(context.render([errors!, general!])).toEqual([
      {
        kind: 'list',
        look: 'errors',
        heading: {id: 'errors', hash: '#errors', text: 'Errors'},
        items: [
          {
            text: 'FORBIDDEN',
            href: `${ROUTE}errors#FORBIDDEN`,
            texts: ['<p>You are no member.</p>', '<p>You are banned.</p>'],
          },
          {
            text: 'GONE',
            href: `${ROUTE}errors#GONE`,
            texts: [],
            advice: '<p>Forget it.</p>',
          },
        ],
      },
      {
        kind: 'prose',
        text: `<p>Any operation can also return <a href="${ROUTE}errors#BUSY"><code>BUSY</code></a>.</p>`,
      },
    ]);
  });

  it('are missing where it has none', () => {
    expect(sectionsOf(pageOf(context, 'operations/queries/b'), 'list')).toEqual([]);
  });

  it('of a field that is not an operation are with it', () => {
    const [secret] = sectionOf(pageOf(context, 'types/objects/space'), 'members').members;
    expect(context.render(secret?.contract)).toEqual({
      facts: [
        {
          label: 'Requires',
          values: [
            '<p>access token</p>',
            '<p>permission <a href="/docs/graphql/types/enums/permission#SEE"><code>SEE</code></a></p>',
          ],
        },
      ],
      errors: [
        {
          text: 'FORBIDDEN',
          href: `${ROUTE}errors#FORBIDDEN`,
          texts: [`<p>See <a href="${ROUTE}errors#GONE"><code>GONE</code></a>.</p>`],
        },
      ],
    });
  });

  it('of a field are named where its type is shown in place', () => {
    const inPlace = read(`
      type Query { a: Space }
      type Space { id: ID secret: Int @access(token: true) @cost(weight: 2) @error(code: "GONE", when: "Late.") @error(code: "GONE") @error(code: "OUT") }`);
    const {unfolded} = sectionOf(pageOf(inPlace, 'operations/queries/a'), 'returns');
    const [id, secret] = unfolded?.members ?? [];
    expect(id?.facts).toEqual([]);
    expect(print(inPlace.render(secret?.facts ?? []))).toEqual([
      'Requires: <p>access token</p>',
      'Cost: <p>2</p>',
      `Errors: <p><a href="${ROUTE}errors#GONE"><code>GONE</code></a></p> <p><a href="${ROUTE}errors#OUT"><code>OUT</code></a></p>`,
    ]);
    expect(secret).not.toHaveProperty('contract');
  });

  it('are found by their shape where they are types', () => {
    const values = Array.from({length: 31}, (_, index) => `C${index}`).join(' ');
    const typed = contextOf(`
      type Query { a: Int }
      type Mutation { create: Payload }
      type Payload { userErrors: [UserError!] }
      "What is wrong." type UserError { message: String code: Code }
      enum Code { ${values} }`);
    const page = pageOf(typed, 'operations/mutations/create');
    const {heading, look, items} = sectionOf(page, 'list');
    expect([heading?.text, look, items.length]).toEqual(['Errors', 'types', 1]);
    expect(items[0]).toMatchObject({
      text: 'UserError',
      href: `${ROUTE}types/objects/user-error`,
      summary: 'What is wrong.',
    });
    const [{links} = {links: []}] = items[0]?.rows ?? [];
    expect(links).toHaveLength(31);
    expect(links.at(-1)).toEqual({
      text: 'All codes',
      href: `${ROUTE}types/objects/user-error`,
    });
    expect(links[0]).toEqual({text: 'C0', href: `${ROUTE}types/enums/code#C0`});
  });
});

describe('the list of error codes', () => {
  const context = read(SPACES);
  const page = pageOf(context, 'errors');

  it('has a title, a description, one heading for each code, and a table of contents', () => {
    expect(page).toMatchObject({
      title: 'GraphQL API error codes',
      description:
        'The 3 error codes of the GraphQL API: when each is returned, what to do, and which operations can return it.',
    });
    expect(sectionOf(page, 'title')).toEqual({kind: 'title', text: 'Error codes'});
    expect(contentsOf(page).map(({value, id}) => [value, id])).toEqual([
      ['FORBIDDEN', 'FORBIDDEN'],
      ['GONE', 'GONE'],
      ['BUSY', 'BUSY'],
    ]);
  });

  it('lists the operations of a code, then other fields, each with when', () => {
    expect(context.render(page.sections.slice(2, 5))).toEqual([
      {
        kind: 'prose',
        heading: {id: 'FORBIDDEN', hash: '#FORBIDDEN', text: 'FORBIDDEN'},
        text: '<p>It is not allowed.</p>',
      },
      {kind: 'prose', label: 'What to do', text: '<p>Hide the control.</p>'},
      {
        kind: 'list',
        look: 'uses',
        label: 'Returned by 3 operations and fields',
        note: '',
        items: [
          {
            text: 'a',
            href: `${ROUTE}operations/queries/a`,
            texts: ['<p>You are no member.</p>', '<p>You are banned.</p>'],
          },
          {text: 'c', href: `${ROUTE}operations/mutations/c`, texts: []},
          {
            text: 'Space.secret',
            href: `${ROUTE}types/objects/space#secret`,
            texts: [`<p>See <a href="${ROUTE}errors#GONE"><code>GONE</code></a>.</p>`],
          },
        ],
      },
    ]);
  });

  it('states what is true of every operation', () => {
    expect(context.render(page.sections.slice(-2))).toEqual([
      {kind: 'prose', heading: {id: 'BUSY', hash: '#BUSY', text: 'BUSY'}, text: ''},
      {
        kind: 'prose',
        label: 'Also returned by',
        text: '<p>Every operation but <code>b</code>.</p>',
      },
    ]);
  });

  it('has a sister for scopes', () => {
    expect(context.render(pageOf(context, 'scopes').sections.slice(2))).toEqual([
      {
        kind: 'prose',
        heading: {id: 'write', hash: '#write', text: 'write'},
        text: '<p>To change things.</p>',
      },
      {
        kind: 'rows',
        look: 'table',
        are: 'names',
        label: 'Needed by 1 operation',
        note: '',
        rows: [{label: '', links: [{text: 'c', href: `${ROUTE}operations/mutations/c`}]}],
      },
    ]);
  });

  it('lists operations that imply a code by domain, after those that declare it', () => {
    const implied = contextOf(
      `${DIRECTIVES}
      schema @errorCode(code: "FORBIDDEN", impliedBy: ["scopes"], impliedWhen: "The scope is missing.") { query: Query }
      type Query {
        a: Int @access(scopes: [["read"]])
        b: Int @access(scopes: [["read"]]) @error(code: "FORBIDDEN", when: "You are banned.")
        c: Int @access(scopes: [["read"]])
        d(e: Int): Int
      }`,
      {
        contracts: CONTRACTS,
        grouping: {
          by: {map: {Second: ['a'], First: ['c']}},
          labels: {Second: 'Second', First: 'First'},
        },
      },
    );
    const linkTo = (name: string) => ({
      text: name,
      href: `${ROUTE}operations/queries/${name}`,
    });
    expect(implied.render(pageOf(implied, 'errors').sections.slice(3))).toEqual([
      {
        kind: 'list',
        look: 'uses',
        label: 'Returned by 1 operation',
        note: '',
        items: [{...linkTo('b'), texts: ['<p>You are banned.</p>']}],
      },
      {
        kind: 'rows',
        look: 'table',
        are: 'names',
        label: 'Also returned by 2 operations',
        note: '<p>The scope is missing.</p>',
        rows: [
          {label: 'Second', links: [linkTo('a')]},
          {label: 'First', links: [linkTo('c')]},
        ],
      },
    ]);
    const {items} = sectionOf(pageOf(implied, 'operations/queries/b'), 'list');
    expect(implied.render(items)).toEqual([
      {
        text: 'FORBIDDEN',
        href: `${ROUTE}errors#FORBIDDEN`,
        texts: ['<p>You are banned.</p>', '<p>The scope is missing.</p>'],
      },
    ]);
    expect(sectionsOf(pageOf(implied, 'operations/queries/d'), 'list')).toEqual([]);
  });

  it('goes on on further pages, where the rest of a long list is, too', () => {
    const many = read(`type Query {
      ${Array.from({length: 300}, (_, index) => `f${index}: Int @error(code: "ALL")`).join('\n')}
      ${Array.from({length: 250}, (_, index) => `g${index}: Int @error(code: "C${index}")`).join('\n')}
    }`);
    const [all] = sectionsOf(pageOf(many, 'errors'), 'rows');
    expect(all?.rows[0]?.links).toHaveLength(120);
    expect(all?.more).toEqual({
      text: 'See all 300',
      href: `${ROUTE}errors/used-by/all/1`,
    });
    const further = pageOf(many, 'errors/used-by/all/2');
    expect(sectionOf(further, 'rows').rows[0]?.links).toHaveLength(50);
    expect(further).toMatchObject({
      title: 'ALL: operations, page 2',
      previous: {text: 'ALL: operations, page 1', href: `${ROUTE}errors/used-by/all/1`},
    });
    const second = pageOf(many, 'errors/2');
    expect(second).toMatchObject({
      title: 'GraphQL API error codes, page 2',
      previous: {text: 'Error codes', href: `${ROUTE}errors`},
    });
    const addresses = [...toPages(many)].map(({href}) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('is led to by the sidebar and the overview', () => {
    const links = toReferenceCategory(context, '/').items.slice(0, 2);
    expect(links).toEqual([
      {
        type: 'link',
        key: `${ROUTE}errors`,
        label: 'Error codes',
        href: `${ROUTE}errors`,
      },
      {type: 'link', key: `${ROUTE}scopes`, label: 'Scopes', href: `${ROUTE}scopes`},
    ]);
    const [, , lists] = sectionsOf(pageOf(context, ''), 'list');
    expect(lists?.items.map(({text, count}) => [text, count])).toEqual([
      ['Error codes', 3],
      ['Scopes', 1],
    ]);
  });

  it('is missing where the schema has none', () => {
    const plain = contextOf('type Query { b: Int }');
    const addresses = [...toPages(plain)].map(({href}) => href);
    expect(addresses.filter((href) => /errors|scopes/.test(href))).toEqual([]);
    expect(sectionsOf(pageOf(plain, ''), 'list')).toHaveLength(2);
  });
});

it('directives that are shown in words are counted, and are in no list or definition', () => {
  const context = read(SPACES);
  const [, count] = sectionsOf(pageOf(context, ''), 'prose');
  expect(count?.paragraph).toBe('7 directives are shown as text and have no pages.');
  const {sections} = pageOf(context, 'operations/queries/a');
  expect(JSON.stringify(sections)).not.toContain('@error');
});
