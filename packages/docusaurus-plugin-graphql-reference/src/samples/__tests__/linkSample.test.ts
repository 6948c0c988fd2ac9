import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {seededRandom} from '../../../../graphql-api-model/src/__tests__/seededRandom';
import {linkSample} from '../linkSample';
import {schema} from '../../../../graphql-samples/src/__tests__/schema';

const linkTo = (coordinate: string): string | undefined =>
  coordinate.endsWith('__typename') || coordinate.includes('unknown')
    ? undefined
    : `/r/${coordinate}`;

/** The links of a sample, as `class text -> address`. */
function links(code: string): readonly string[] {
  const body = JSDOM.fragment(linkSample(code, schema, linkTo));
  return [...body.querySelectorAll('a')].map(
    (a) => `${a.className} ${a.textContent} -> ${a.getAttribute('href') ?? ''}`,
  );
}

const REQUEST = `# A "request" & <more>
query Find($id: UUID!, $on: Boolean = true) @skip(if: false) {
  one: spaceById(id: $id) {
    __typename
    members(first: 3, role: ADMIN) @include(if: $on) { ...Name }
    ... on Node { id }
    unknown
  }
}
mutation { createSpace(input: {name: "a<b>", owner: {email: """b & "c" """}, tags: null}) { id } }
fragment Name on User { name }
`;

const SDL = `extend type Space implements Node & Other @cost(weight: 2) {
  members(first: Int = 3, role: UserRole = ADMIN): [User!]! @deprecated(reason: "No")
}
"""A <b>role</b>"""
enum UserRole { ADMIN }
input CreateSpaceInput { name: String! }
union SearchResult = | Space | User
scalar UUID
directive @cost(weight: Int) repeatable on FIELD_DEFINITION
schema { query: Query }
`;

describe('linkSample', () => {
  it('gives plain tokens as text, names as links, other tokens as spans', () => {
    expect(linkSample('query Q { spaces(first: 3) { id } } # ok', schema, linkTo)).toBe(
      '<span class="hl-keyword">query</span> <span class="hl-name">Q</span> { ' +
        '<a class="hl-attribute" href="/r/Query.spaces">spaces</a>(' +
        '<a class="hl-attribute" href="/r/Query.spaces(first:)">first</a>: ' +
        '<span class="hl-number">3</span>) { ' +
        '<a class="hl-attribute" href="/r/Space.id">id</a> } } ' +
        '<span class="hl-comment"># ok</span>',
    );
  });

  it('marks each word and literal by a class', () => {
    const classes = (code: string): readonly string[] => {
      const body = JSDOM.fragment(linkSample(code, schema, linkTo));
      return [...body.children].map((each) => `${each.className} ${each.textContent}`);
    };
    expect(
      classes('query Q { ...F @skip(if: true) } fragment F on Space { id }').slice(1),
    ).toEqual([
      'hl-name Q',
      'hl-name F',
      'hl-meta @skip',
      'hl-attribute if',
      'hl-number true',
      'hl-keyword fragment',
      'hl-name F',
      'hl-keyword on',
      'hl-type Space',
      'hl-attribute id',
    ]);
    expect(
      classes('query($v: Int = 1.5) { a(b: $v, c: null, d: "e", f: """g""", h: I) }'),
    ).toEqual([
      'hl-keyword query',
      'hl-variable $v',
      'hl-type Int',
      'hl-number 1.5',
      'hl-attribute a',
      'hl-attribute b',
      'hl-variable $v',
      'hl-attribute c',
      'hl-number null',
      'hl-attribute d',
      'hl-string "e"',
      'hl-attribute f',
      'hl-string """g"""',
      'hl-attribute h',
      'hl-number I',
    ]);
  });

  it('links the names of a request', () => {
    expect(links(REQUEST)).toEqual([
      'hl-type UUID -> /r/UUID',
      'hl-type Boolean -> /r/Boolean',
      'hl-meta @skip -> /r/@skip',
      'hl-attribute if -> /r/@skip(if:)',
      'hl-attribute one -> /r/Query.spaceById',
      'hl-attribute spaceById -> /r/Query.spaceById',
      'hl-attribute id -> /r/Query.spaceById(id:)',
      'hl-attribute members -> /r/Space.members',
      'hl-attribute first -> /r/Space.members(first:)',
      'hl-attribute role -> /r/Space.members(role:)',
      'hl-number ADMIN -> /r/UserRole.ADMIN',
      'hl-meta @include -> /r/@include',
      'hl-attribute if -> /r/@include(if:)',
      'hl-type Node -> /r/Node',
      'hl-attribute id -> /r/Node.id',
      'hl-attribute createSpace -> /r/Mutation.createSpace',
      'hl-attribute input -> /r/Mutation.createSpace(input:)',
      'hl-attribute name -> /r/CreateSpaceInput.name',
      'hl-attribute owner -> /r/CreateSpaceInput.owner',
      'hl-attribute email -> /r/UserRef.email',
      'hl-attribute tags -> /r/CreateSpaceInput.tags',
      'hl-attribute id -> /r/Space.id',
      'hl-type User -> /r/User',
      'hl-attribute name -> /r/User.name',
    ]);
  });

  it('links the names of definitions', () => {
    expect(links(SDL)).toEqual([
      'hl-type Space -> /r/Space',
      'hl-type Node -> /r/Node',
      'hl-type Other -> /r/Other',
      'hl-meta @cost -> /r/@cost',
      'hl-attribute weight -> /r/@cost(weight:)',
      'hl-attribute members -> /r/Space.members',
      'hl-attribute first -> /r/Space.members(first:)',
      'hl-type Int -> /r/Int',
      'hl-attribute role -> /r/Space.members(role:)',
      'hl-type UserRole -> /r/UserRole',
      'hl-type User -> /r/User',
      'hl-meta @deprecated -> /r/@deprecated',
      'hl-attribute reason -> /r/@deprecated(reason:)',
      'hl-type UserRole -> /r/UserRole',
      'hl-number ADMIN -> /r/UserRole.ADMIN',
      'hl-type CreateSpaceInput -> /r/CreateSpaceInput',
      'hl-attribute name -> /r/CreateSpaceInput.name',
      'hl-type String -> /r/String',
      'hl-type SearchResult -> /r/SearchResult',
      'hl-type Space -> /r/Space',
      'hl-type User -> /r/User',
      'hl-type UUID -> /r/UUID',
      'hl-meta @cost -> /r/@cost',
      'hl-attribute weight -> /r/@cost(weight:)',
      'hl-type Int -> /r/Int',
      'hl-type Query -> /r/Query',
    ]);
  });

  it('highlights a sample that does not parse without links', () => {
    expect(linkSample('query { spaces(', schema, linkTo)).toBe(
      '<span class="hl-keyword">query</span> { <span class="hl-attr">spaces</span>(',
    );
  });

  it('escapes addresses', () => {
    expect(linkSample('{ meta }', schema, () => '/"><script>')).toBe(
      '{ <a class="hl-attribute" href="/&#x22;><script>">meta</a> }',
    );
  });

  it('loses no character, whatever the code', () => {
    const random = seededRandom(11);
    const next = (below: number): number => Math.floor(random() * below);
    const noise = '{,},",""",<,&,&lt;,$,@,# c\n, ,\t,\n,a,…,\u{1F600},!'.split(',');
    const samples = [REQUEST, SDL, '', '\n', '\uFEFF{ meta }'];
    for (let round = 0; round < 400; round++) {
      const code = samples[next(2)] ?? '';
      const at = next(code.length);
      const cut = next(3) === 0 ? next(20) : 0;
      const added = next(2) === 0 ? '# <x>\n' : (noise[next(noise.length)] ?? '');
      samples.push(code.slice(0, at) + added + code.slice(at + cut));
    }
    const parsed = samples.filter((code) =>
      linkSample(code, schema, linkTo).includes('<a'),
    );
    expect(parsed.length).toBeGreaterThan(50);
    for (const code of samples) {
      expect(JSDOM.fragment(linkSample(code, schema, linkTo)).textContent).toBe(code);
    }
  });
});
