import {describe, expect, it} from 'vitest';
import {contentsOf, contextOf, pageOf, sectionOf} from '../../__tests__/contextOf';
import type {ReferencePage} from '../types';
import type {CodeSection} from '../../theme/GraphqlSection/Code/section';
import {toPages} from '../toPages';

const SDL = `
  type Query {
    space(id: ID!): Space
    spaces: SpaceConnection!
    hits: [Hit!]!
  }
  type Mutation {
    updateSpace(input: SpaceInput!): Space
    createSpace(input: SpaceInput!, request: ID): Space
    invite(list: [InviteInput!]!): ID
  }
  type Space implements Node { id: ID! name: String! place: Place node: Node }
  type SpaceConnection { nodes: [Space!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type Place { city: String! }
  type Unreached { id: ID! }
  interface Node { id: ID! }
  union Hit = Space | Place
  input SpaceInput { name: String! place: PlaceInput }
  input PlaceInput { city: String! }
  input InviteInput { email: String! who: WhoInput }
  input WhoInput { name: String! }
  input UnusedInput { name: String! }
`;
const context = contextOf(SDL, {requests: {}});

const toTexts = (blocks: CodeSection['blocks']): readonly (readonly string[])[] =>
  blocks.map((block) => [block.caption, block.type === 'code' ? block.code : '']);

/** The links of the section, and the code below it. */
function waysOn(page: ReferencePage) {
  const index = page.sections.findIndex(({heading}) =>
    /^(?:get|send|section-get|section-send)$/.test(heading?.id ?? ''),
  );
  const [links, code] = page.sections.slice(Math.max(0, index), index + 2);
  return index >= 0 && links?.kind === 'rows' && code?.kind === 'code'
    ? {
        ...links,
        ...links.rows[0]!,
        fold: code.fold,
        above: code.label,
        codes: code.blocks,
      }
    : undefined;
}

describe('the page of an object', () => {
  const sectionAt = (path: string) => waysOn(pageOf(context, path))!;

  it('leads to the queries from which it is reached, the shortest way first', () => {
    expect(sectionAt('types/objects/place')).toMatchObject({
      heading: {id: 'get', hash: '#get', text: 'How to fetch it'},
      label: 'Paths from a query, shortest first',
      links: [
        {text: 'hits', href: '/docs/graphql/operations/queries/hits#request'},
        {text: 'space.place', href: '/docs/graphql/operations/queries/space#request'},
        {
          text: 'spaces.nodes.place',
          href: '/docs/graphql/operations/queries/spaces#request',
        },
      ],
      fold: undefined,
      above: 'Request for hits',
    });
  });

  it('shows the request of the first way', () => {
    expect(toTexts(sectionAt('types/objects/space').codes)).toEqual([
      [
        'Operation',
        'query Space($id: ID!) {\n  space(id: $id) {\n    id\n    name\n  }\n}',
      ],
      ['Variables', '{\n  "id": "U3BhY2U6MQ"\n}'],
    ]);
  });

  it('has a link that shows the request in other languages', () => {
    const [operation, variables] = sectionAt('types/objects/space').codes;
    expect(operation).toHaveProperty('link', {
      text: 'In other languages',
      href: '/docs/graphql/operations/queries/space#request',
      data: '{"operation":"query","target":{"endpoint":"$ENDPOINT","headers":{}},"tabs":["curl","typescript","apollo","python"]}',
    });
    expect(variables).not.toHaveProperty('link');
  });

  it('has it above the fields, and in the table of contents', () => {
    const page = pageOf(context, 'types/objects/place');
    const kinds = page.sections.map(({kind}) => kind);
    expect(kinds.indexOf('rows')).toBeLessThan(kinds.indexOf('members'));
    expect(contentsOf(page)[0]).toEqual({value: 'How to fetch it', id: 'get', level: 2});
  });
});

it.each(['types/interfaces/node', 'types/unions/hit'])('so does that of %s', (path) => {
  expect(waysOn(pageOf(context, path))).toBeDefined();
});

it.each(['types/objects/space-connection', 'types/objects/unreached'])(
  'not that of %s, which only helps or cannot be reached',
  (path) => {
    expect(waysOn(pageOf(context, path))).toBeUndefined();
  },
);

describe('the page of an input', () => {
  const sectionAt = (path: string) => waysOn(pageOf(context, path))!;

  it('leads to the operations that take it, with the variables for the first', () => {
    const {codes, ...section} = sectionAt('types/inputs/space-input');
    expect(section).toMatchObject({
      heading: {id: 'send', hash: '#send', text: 'Operations that accept it'},
      label: 'Operations',
      links: [
        {
          text: 'updateSpace',
          href: '/docs/graphql/operations/mutations/update-space#request',
        },
        {
          text: 'createSpace',
          href: '/docs/graphql/operations/mutations/create-space#section-request',
        },
      ],
      fold: 'Variables for updateSpace',
    });
    expect(codes.map(({caption}) => caption)).toEqual(['Variables']);
    expect(toTexts(codes)[0]?.[1]).toContain('city');
  });

  it('finds them around the inputs that it is in', () => {
    const {links, codes} = sectionAt('types/inputs/who-input');
    expect(links.map(({text}) => text)).toEqual(['invite']);
    expect(toTexts(codes)[0]?.[1]).toContain('who');
  });

  it('has no ways where nothing takes it', () => {
    expect(waysOn(pageOf(context, 'types/inputs/unused-input'))).toBeUndefined();
  });
});

it('an anchor that a link leads to is on its page', () => {
  const pages = new Map([...toPages(context)].map((page) => [page.href, page]));
  const links = [...pages.values()].flatMap((page) => waysOn(page)?.links ?? []);
  expect(links.length).toBeGreaterThan(5);
  for (const {href} of links) {
    const [path = '', id] = (href ?? '').split('#');
    expect(sectionOf(pages.get(path)!, 'request').heading?.id).toBe(id);
  }
});

it('nothing is deprecated or hidden on the way, and no operation links to a request it has not', () => {
  const page = pageOf(
    contextOf(
      `type Query { old(input: AInput): A @deprecated a: A }
       type A { id: ID } input AInput { id: ID }`,
      {requests: {}},
    ),
    'types/objects/a',
  );
  expect(waysOn(page)?.links.map(({text}) => text)).toEqual(['a']);
});

it('without requests there are no ways', () => {
  expect(waysOn(pageOf(contextOf(SDL), 'types/objects/place'))).toBeUndefined();
});
