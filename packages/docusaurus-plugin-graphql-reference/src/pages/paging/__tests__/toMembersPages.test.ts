import type {SdlToken} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf} from '../../../__tests__/contextOf';
import type {PageContext} from '../../context';
import {toPages} from '../../toPages';
import type {ReferencePage} from '../../types';
import {names} from '../../__tests__/names';

function fields(count: number, text = ''): string {
  return names(count, 'f')
    .map((name) => `"${text}" ${name}(of: Int): Int`)
    .join(' ');
}

/** The page of an entry and those that continue it. */
function pagesBelow(context: PageContext, path: string): readonly ReferencePage[] {
  const own = `/docs/graphql/${path}`;
  return [...toPages(context)].filter(
    ({href}) => href === own || href.startsWith(`${own}/members/`),
  );
}

function textsOf(tokens: readonly SdlToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

function textOf(page: ReferencePage): string {
  const [block] = sectionOf(page, 'code').blocks;
  return block?.type === 'sdl' ? textsOf(block.tokens) : '';
}

const WIDE = contextOf(`
  type Query { wide: Wide }
  type Wide { ${fields(200)} }
`);
const WIDE_PAGES = pagesBelow(WIDE, 'types/objects/wide');

describe('a type with too many members for a page', () => {
  it('has further pages, each with the next ones in the order of the schema', () => {
    expect(WIDE_PAGES.map(({href}) => href)).toEqual([
      '/docs/graphql/types/objects/wide',
      '/docs/graphql/types/objects/wide/members/2',
      '/docs/graphql/types/objects/wide/members/3',
    ]);
    const members = WIDE_PAGES.flatMap((page) => sectionOf(page, 'members').members);
    expect(members.map(({name}) => name)).toEqual(names(200, 'f'));
  });

  it('has pages that link to each other, by their first and last names', () => {
    const [parts] = sectionOf(WIDE_PAGES[1]!, 'rows', 'pages').rows;
    const [first, second, third] = WIDE_PAGES.map((page) => {
      const {members} = sectionOf(page, 'members');
      return `${members[0]?.name} to ${members.at(-1)?.name}`;
    });
    const at = '/docs/graphql/types/objects/wide';
    expect(parts).toEqual({
      label: '200 fields on 3 pages',
      links: [
        {text: first, href: at, isCurrent: false},
        {text: second, href: `${at}/members/2`, isCurrent: true},
        {text: third, href: `${at}/members/3`, isCurrent: false},
      ],
    });
    // The page itself is no link.
    expect(WIDE.toMarkdown(WIDE_PAGES[1]!)).toContain(
      `200 fields on 3 pages: [${first}](${at}), ${second}, [${third}](${at}/members/3)\n`,
    );
    expect(WIDE_PAGES.map(({previous, next}) => [previous, next]).slice(1)).toEqual([
      [
        {text: 'Wide', href: at},
        {text: 'Page 3', href: `${at}/members/3`},
      ],
      [{text: 'Page 2', href: `${at}/members/2`}, undefined],
    ]);
  });

  it('has a title, description and place on each', () => {
    const {title, description, place} = WIDE_PAGES[1]!;
    const {members} = sectionOf(WIDE_PAGES[1]!, 'members');
    const [first, last] = [members[0]?.name, members.at(-1)?.name];
    const href = '/docs/graphql/types/objects/wide/members/2';
    expect({title, description, place}).toEqual({
      title: 'Wide: fields, page 2',
      description: `The fields ${first} to ${last} of Wide in the GraphQL API, page 2 of 3.`,
      place: {
        list: 'object',
        entry: '/docs/graphql/types/objects/wide',
        below: {text: 'Fields, page 2', href},
      },
    });
  });

  it('has on each page the part of the definition that the page is of', () => {
    const [first, second, third] = WIDE_PAGES.map(textOf);
    expect(first).toMatch(/^type Wide \{\n {2}f0\(of: Int\): Int\n/);
    expect(first).toMatch(/\n {2}# …\n\}$/);
    expect(second).toMatch(/^type Wide \{\n {2}# …\n {2}f\d+\(/);
    expect(second).toMatch(/\n {2}# …\n\}$/);
    expect(third).toMatch(/\n {2}f199\(of: Int\): Int\n\}$/);
  });

  it('leads to the page of each member from wherever it is named', () => {
    const {permalinks} = WIDE;
    const at = '/docs/graphql/types/objects/wide';
    expect(permalinks.of('Wide.f0')).toBe(`${at}#f0`);
    expect(permalinks.of('Wide.f199')).toBe(`${at}/members/3#f199`);
    expect(permalinks.of('Wide.f199(of:)')).toBe(`${at}/members/3#f199.of`);
    const returned = sectionOf(pageOf(WIDE, 'operations/queries/wide'), 'returns');
    expect(returned.unfolded?.members[0]?.href).toBe(`${at}#f0`);
  });
});

it.each([
  ['values of an enum', `enum E { ${names(140, 'V').join(' ')} }`, 'types/enums/e'],
  [
    'fields of an input',
    `input I { ${names(140, 'f').join(': Int ')}: Int }`,
    'types/inputs/i',
  ],
  [
    'arguments of an operation',
    `type Query { q(${names(140, 'a').join(': Int ')}: Int): Int }`,
    'operations/queries/q',
  ],
  [
    'arguments of a directive',
    `directive @d(${names(140, 'a').join(': Int ')}: Int) on FIELD`,
    'types/directives/d',
  ],
])('140 %s are on two pages', (_, sdl, path) => {
  const pages = pagesBelow(contextOf(sdl), path);
  const counts = pages.map((page) => sectionOf(page, 'members').members.length);
  expect(counts).toEqual([75, 65]);
});

it('a union of 151 types has two pages', () => {
  const types = names(151, 'T');
  const context = contextOf(
    `${types.map((name) => `type ${name} { a: Int }`).join(' ')} union U = ${types.join(' | ')}`,
  );
  const pages = pagesBelow(context, 'types/unions/u');
  const listed = pages.map((page) => sectionOf(page, 'list').items.map(({text}) => text));
  expect(listed).toEqual([types.slice(0, 150), ['T150']]);
  expect(pages.map(textOf)[1]).toBe('union U =\n  # …\n  | T150');
});

it.each([40, 41])('the names of %i members stand above them from 41 on', (count) => {
  const page = pageOf(contextOf(`type T { ${fields(count)} }`), 'types/objects/t');
  expect(sectionOf(page, 'members').hasContents).toBe(count === 41);
});

it('no address changes where texts are reworded', () => {
  const addressesOf = (text: string): unknown => {
    const values = names(140, 'V').map(
      (name) => `"${text}" ${name} @deprecated(reason: "${text}")`,
    );
    const context = contextOf(`
      "${text}" type T { ${fields(140, text)} }
      enum E { ${values.join(' ')} }
      type Query { t("${text}" e: E = V0): T }
    `);
    const members = [...names(140, 'f').map((name) => `T.${name}`), 'E.V139', 'Query.t'];
    return [
      [...toPages(context)].map(({href}) => href),
      members.map((coordinate) => context.permalinks.of(coordinate)),
    ];
  };
  expect(addressesOf('Words. '.repeat(500))).toEqual(addressesOf('Word.'));
});

it('an edit link leads to the first member of its page', () => {
  const [, second] = pagesBelow(
    contextOf(`enum E {\n${names(140, 'V').join('\n')}\n}`),
    'types/enums/e',
  );
  const {members} = sectionOf(second!, 'members');
  const line = Number(members[0]?.name.slice(1)) + 3;
  expect(second?.position).toMatchObject({line, column: 1});
});
