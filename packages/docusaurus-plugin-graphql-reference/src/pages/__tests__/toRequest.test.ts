import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';
import type {RequestSize} from '../../theme/GraphqlSection/Request/section';

const SDL = `
  type Query { space(id: ID!, language: String): Space, time: String! }
  type Space { id: ID!, name: String!, parent: Space }
  type Subscription { added: Space }
`;

const ENDPOINT = {endpoint: 'https://api.example/graphql'};

/** The tabs of a size, each with the captions behind it. */
function tabsOf({tabs}: RequestSize): readonly (readonly string[])[] {
  return tabs.map(({label, codes}) => [label, ...codes.map(({caption}) => caption)]);
}

it('an operation has a request in two sizes, its ways to be sent and its response', () => {
  const context = contextOf(SDL, {requests: ENDPOINT});
  const {heading, labels, sizes} = sectionOf(
    pageOf(context, 'operations/queries/space'),
    'request',
  );
  expect(heading).toEqual({id: 'request', hash: '#request', text: 'Request'});
  expect(labels).toEqual({
    sizes: 'How much the request asks for',
    tabs: 'Ways to send the request',
  });
  expect(sizes.map(({id, label}) => [id, label])).toEqual([
    ['required', 'Minimal'],
    ['full', 'All fields'],
  ]);
  for (const size of sizes) {
    expect(tabsOf(size)).toEqual([
      ['GraphQL', 'Operation', 'Variables'],
      ['curl', 'curl'],
      ['TypeScript', 'TypeScript'],
      ['Apollo', 'Apollo'],
      ['Python', 'Python'],
    ]);
    expect(size.response.caption).toBe('Response');
  }
});

it('a list with a next page shows how to request it', () => {
  const sdl = `
    type Query { spaces(first: Int = 2, after: String): Spaces, all(first: Int = 2): Spaces }
    type Spaces { items: [Space!]! pageInfo: Info! }
    type Space { name: String! }
    type Info { hasNextPage: Boolean! endCursor: String }
  `;
  const context = contextOf(sdl, {requests: {}});
  const [page, other] = ['spaces', 'all'].map((name) =>
    pageOf(context, `operations/queries/${name}`),
  );
  const nextOf = (shown: typeof page): readonly unknown[] =>
    sectionOf(shown!, 'request').sizes.map(({next}) => next?.source);
  const text = 'Next page: send it again with `after: "Y3Vyc29yOjI"`.';
  expect(nextOf(page)).toEqual([text, text]);
  expect(context.toMarkdown(page!)).toContain(`\`\`\`\n\n${text}\n`);
  expect(nextOf(other)).toEqual([undefined, undefined]);
});

describe('the example of a guide', () => {
  const example = {
    document: 'query Find($id: ID!) { space(id: $id) { name } }\n',
    variables: {id: '7'},
    response: {data: {space: {name: 'Garden'}}},
    source: {text: 'Spaces › Find a space', href: '/docs/spaces#find'},
  };
  const sizesOf = (): readonly RequestSize[] => {
    const examples = new Map([['Query.space', example]]);
    const guides = {
      examples,
      links: new Map(),
      migrations: new Map(),
      requests: new Map(),
      uses: new Map(),
    };
    const context = {...contextOf(SDL, {requests: {tabs: ['graphql']}}), guides};
    return sectionOf(pageOf(context, 'operations/queries/space'), 'request').sizes;
  };

  it('comes first, with a link to its section, and replaces the minimal request', () => {
    const [first, ...others] = sizesOf();
    expect(first).toEqual({
      id: 'required',
      label: 'Example',
      source: {label: 'From the guide:', link: example.source},
      tabs: [
        {
          id: 'graphql',
          label: 'GraphQL',
          codes: [
            {
              type: 'code',
              caption: 'Operation',
              language: 'graphql',
              code: example.document.trim(),
            },
            {
              type: 'code',
              caption: 'Variables',
              language: 'json',
              code: '{\n  "id": "7"\n}',
            },
          ],
        },
      ],
      response: {
        type: 'code',
        caption: 'Response',
        language: 'json',
        code: JSON.stringify(example.response, null, 2),
      },
    });
    expect(others.map(({label}) => label)).toEqual(['All fields']);
  });
});

it('a request that needs a token has it, and a link to where it comes from', () => {
  const sdl = `
    directive @access(token: Boolean!) on FIELD_DEFINITION
    directive @idempotent on FIELD_DEFINITION
    type Query { open: Int @access(token: false) closed: Int @access(token: true) silent: Int }
    type Mutation { add: Int @access(token: true) set: Int @access(token: true) @idempotent }
  `;
  const tokenGuide = {text: 'Get a token', href: '/docs/login'};
  const headers = {
    A: {value: 'Bearer $TOKEN', token: true},
    B: {value: '$RANDOM_UUID', operations: ['mutation'], idempotent: false},
    C: 'all',
    D: {value: 'none', token: false},
  } as const;
  const context = contextOf(sdl, {tokenGuide, requests: {headers, tabs: ['curl']}});
  const read = (path: string): unknown => {
    const section = sectionOf(pageOf(context, `operations/${path}`), 'request');
    const {code = ''} = section.sizes[0]?.tabs[0]?.codes[0] ?? {};
    const sent = [...code.matchAll(/-H ["']([A-D]):/g)].map(([, name]) => name);
    return [sent.join(''), section.tokenGuide];
  };
  expect(read('queries/open')).toEqual(['CD', undefined]);
  expect(read('queries/closed')).toEqual(['AC', tokenGuide]);
  expect(read('queries/silent')).toEqual(['AC', tokenGuide]);
  expect(read('mutations/add')).toEqual(['ABC', tokenGuide]);
  expect(read('mutations/set')).toEqual(['AC', tokenGuide]);
});

it('the names in the operation lead to their places', () => {
  const context = contextOf(SDL, {requests: {}});
  const page = pageOf(context, 'operations/queries/space');
  const [required] = context.render(sectionOf(page, 'request').sizes);
  expect(required?.tabs[0]?.codes[0]?.html).toContain(
    'href="/docs/graphql/types/objects/space#name"',
  );
});

it('code of more than 24 lines folds', () => {
  const foldOf = (lines: number): unknown => {
    const code = 'a\n'.repeat(lines);
    return contextOf(SDL).render({
      type: 'code' as const,
      caption: 'A',
      language: 'text',
      code,
    }).fold;
  };
  expect([foldOf(24), foldOf(25)]).toEqual([undefined, 'Show all 25 lines']);
});

it('the owner decides on tabs and their order', () => {
  const requests = {...ENDPOINT, tabs: ['curl', 'graphql']} as const;
  const {sizes} = sectionOf(
    pageOf(contextOf(SDL, {requests}), 'operations/queries/time'),
    'request',
  );
  expect(sizes.map(tabsOf)).toEqual([
    [
      ['curl', 'curl'],
      ['GraphQL', 'Operation'],
    ],
  ]);
});

it('a subscription is not sent by what does not stay open', () => {
  const path = 'operations/subscriptions/added';
  const labelsOf = (requests: Parameters<typeof contextOf>[1]): unknown =>
    sectionOf(pageOf(contextOf(SDL, requests), path), 'request').sizes[0]?.tabs.map(
      ({label}) => label,
    );
  expect(labelsOf({requests: ENDPOINT})).toEqual(['GraphQL']);
  expect(labelsOf({requests: {...ENDPOINT, tabs: ['curl']}})).toEqual(['GraphQL']);
  const subscriptionEndpoint = 'wss://api.example/graphql';
  expect(labelsOf({requests: {...ENDPOINT, subscriptionEndpoint}})).toEqual([
    'GraphQL',
    'Apollo',
  ]);
});

it('types and directives have none, and nothing has one where the owner wants none', () => {
  const withRequests = contextOf(SDL, {requests: {}});
  expect(sectionsOf(pageOf(withRequests, 'types/objects/space'), 'request')).toEqual([]);
  const page = pageOf(contextOf(SDL), 'operations/queries/space');
  expect(sectionsOf(page, 'request')).toEqual([]);
});
