import {readFileSync} from 'node:fs';
import {HELPER_PATTERNS} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {REQUEST_TABS} from '../../requests/programs';
import {completeOptions, type Options} from '../options';

const HEAD = 'The options of docusaurus-plugin-graphql-reference have mistakes:\n';

function messageOf(options: unknown): string {
  try {
    completeOptions(options);
  } catch (error) {
    return (error as Error).message.replace(HEAD, '');
  }
  throw new Error('The options are accepted.');
}

it('the schema is all that a site has to name', () => {
  expect(completeOptions({schema: 'schema.graphql'})).toEqual({
    id: 'default',
    schema: 'schema.graphql',
    lenient: false,
    commentDescriptions: false,
    hide: [],
    routeBasePath: 'docs/graphql',
    label: 'GraphQL API',
    groupBy: 'none',
    groupLabels: {},
    guides: {},
    guideLinks: true,
    helpers: HELPER_PATTERNS,
    contracts: {},
    docsSidebar: false,
    versions: 0,
    samples: 'error',
    sampleFolders: ['docs', 'blog', 'src/pages'],
    sampleNames: [],
    requests: {
      headers: {},
      tabs: ['graphql', 'curl'],
      collection: true,
      guideExamples: true,
      guideTabs: true,
    },
    scalars: {},
    deprecations: 'warn',
    leastDescribed: 0,
    markdown: {guides: true, index: true, copy: true, components: {}},
    collapseRoutes: true,
    hoverCards: true,
  });
});

it('every option can be set', () => {
  const options = {
    id: 'second',
    schema: ['a.graphql', 'b/*.graphql'],
    lenient: true,
    commentDescriptions: true,
    hide: ['Internal*', 'Query.debug*', 'Query.a(b:)', '@internal'],
    descriptionLinkBase: 'https://api.example/docs',
    routeBasePath: '/',
    label: 'Admin API',
    groupBy: {directive: 'doc', argument: 'category'},
    groupLabels: {users: 'Users'},
    guides: {'Paged*': {label: 'Pagination', to: '/docs/pagination'}},
    guideLinks: false,
    helpers: ['*Connection', 'New*'],
    contracts: {
      error: 'fails',
      scopes: {directive: 'auth', scopes: 'needs'},
      hideDirectives: true,
      tokenGuide: {label: 'Get a token', to: '/docs/login'},
    },
    docsSidebar: {pluginId: 'guides', sidebar: 'tutorialSidebar'},
    history: 'schema-history',
    versions: 3,
    samples: 'off',
    sampleFolders: [],
    sampleNames: ['localStorage'],
    requests: {
      endpoint: 'https://api.example/graphql',
      subscriptionEndpoint: 'wss://api.example/graphql',
      headers: {
        Authorization: 'Bearer $TOKEN',
        'Idempotency-Key': {
          value: '$RANDOM_UUID',
          operations: ['mutation'],
          token: true,
          idempotent: false,
        },
      },
      tabs: ['curl', 'graphql'],
      examples: 'examples',
      collection: false,
      guideExamples: false,
      guideTabs: false,
    },
    scalars: {Day: 'date', Isbn: () => undefined},
    deprecations: 'error',
    leastDescribed: 100,
    markdown: false,
    collapseRoutes: false,
    hoverCards: false,
  };
  expect(completeOptions(options)).toEqual(options);
});

it.each([
  [{groupBy: 'file'}, {groupBy: 'file'}],
  [{descriptionLinkBase: '/'}, {descriptionLinkBase: '/'}],
  [{helpers: false}, {helpers: false}],
  [{contracts: false}, {contracts: false}],
  [{groupBy: {map: {Spaces: ['Space*']}}}, {groupBy: {map: {Spaces: ['Space*']}}}],
  [
    {docsSidebar: {sidebar: 'guides'}},
    {docsSidebar: {pluginId: 'default', sidebar: 'guides'}},
  ],
])('%j is accepted', (options, completed) => {
  expect(completeOptions({schema: 'a.graphql', ...options})).toMatchObject(completed);
});

it('domains may be called as what JavaScript objects have', () => {
  const map = JSON.parse('{"__proto__": ["A"], "constructor": ["B"]}') as object;
  const groupLabels = JSON.parse('{"__proto__": "A", "toString": "B"}') as object;
  const options = completeOptions({schema: 'a.graphql', groupBy: {map}, groupLabels});
  expect(JSON.stringify([options.groupBy, options.groupLabels])).toBe(
    JSON.stringify([{map}, groupLabels]),
  );
  for (const wrong of [{groupBy: {map: {A: ['B', 1]}}}, {groupLabels: {A: ''}}]) {
    expect(messageOf({schema: 'a.graphql', ...wrong})).toContain('cannot be {');
  }
});

describe('a mistake is named with its value and what to write', () => {
  it.each([
    [
      'a project of graphql-config beside the schema',
      {project: 'admin'},
      'The option "project" cannot be "admin". Write the name of a project of graphql-config, and no option "schema" beside it.',
    ],
    [
      'an empty schema',
      {schema: ''},
      'The option "schema" cannot be "". Write a path, a glob or a list of them, such as "schema/*.graphql".',
    ],
    [
      'a pattern of helpers with two asterisks',
      {helpers: ['*Connection', '*Edge*']},
      'The option "helpers" cannot be ["*Connection","*Edge*"]. Write false or a list of names with one "*" each, such as ["*Connection", "*Edge"].',
    ],
    [
      'an empty list of schemas',
      {schema: []},
      'The option "schema" cannot be []. Write a path, a glob or a list of them, such as "schema/*.graphql".',
    ],
    [
      'a schema that is a number',
      {schema: ['a.graphql', 3]},
      'The option "schema" cannot be ["a.graphql",3]. Write a path, a glob or a list of them, such as "schema/*.graphql".',
    ],
    [
      'a guide without a text',
      {guides: {'Paged*': {to: '/docs/pagination'}}},
      'The option "guides" cannot be {"Paged*":{"to":"/docs/pagination"}}. Write links by the name of a type, such as {"Paged*": {label: "Pagination", to: "/docs/pagination"}}.',
    ],
    [
      'a guide of what is no name',
      {guides: {'[Space!]': {label: 'Spaces', to: '/docs/spaces'}}},
      'The option "guides" cannot be {"[Space!]":{"label":"Spaces","to":"/docs/spaces"}}. Write links by the name of a type, such as {"Paged*": {label: "Pagination", to: "/docs/pagination"}}.',
    ],
    ['an empty id', {id: ''}, 'The option "id" cannot be "". Write a text.'],
    [
      'a text for a switch',
      {lenient: 'true'},
      'The option "lenient" cannot be "true". Write true or false.',
    ],
    [
      'a pattern that names nothing',
      {hide: ['User', 'User.']},
      'The option "hide" cannot be ["User","User."]. Write a list of coordinates, of names with * for any letters, and of directives, such as ["Internal*", "Query.debug*", "@internal"].',
    ],
    [
      'a base of links that is relative itself',
      {descriptionLinkBase: 'guides'},
      'The option "descriptionLinkBase" cannot be "guides". Write an address or a path below the site, such as "https://api.example/docs/" or "/guides/".',
    ],
    [
      'a base of links without a scheme',
      {descriptionLinkBase: '//api.example/'},
      'The option "descriptionLinkBase" cannot be "//api.example/". Write an address or a path below the site, such as "https://api.example/docs/" or "/guides/".',
    ],
    [
      'a path that is no text',
      {routeBasePath: false},
      'The option "routeBasePath" cannot be false. Write a path, such as "docs/graphql".',
    ],
    [
      'an empty label',
      {label: ''},
      'The option "label" cannot be "". Write a name, such as "GraphQL API".',
    ],
    [
      'an unknown way to group',
      {groupBy: 'files'},
      'The option "groupBy" cannot be "files". Write "none", "file", "prefix", {directive: "name", argument: "name"} or {map: {Label: ["Space*"]}}.',
    ],
    [
      'half a way to group',
      {groupBy: {directive: 'doc'}},
      'The option "groupBy" cannot be {"directive":"doc"}. Write "none", "file", "prefix", {directive: "name", argument: "name"} or {map: {Label: ["Space*"]}}.',
    ],
    [
      'a label that is no text',
      {groupLabels: {users: 1}},
      'The option "groupLabels" cannot be {"users":1}. Write labels by name, such as {users: "Users"}.',
    ],
    [
      'a sidebar without a name',
      {docsSidebar: true},
      'The option "docsSidebar" cannot be true. Write false or {sidebar: "tutorialSidebar"}.',
    ],
    [
      'an unknown reaction to samples',
      {samples: 'throw'},
      'The option "samples" cannot be "throw". Write "strict", "error", "warn" or "off".',
    ],
    [
      'a folder that is no list',
      {sampleFolders: 'docs'},
      'The option "sampleFolders" cannot be "docs". Write a list of folders, such as ["docs", "blog"].',
    ],
    [
      'names that are no list',
      {sampleNames: 'API'},
      'The option "sampleNames" cannot be "API". Write a list of names, such as ["localStorage", "access_denied"].',
    ],
    [
      'an unknown format of a scalar',
      {scalars: {Day: 'day'}},
      'The option "scalars" cannot be {"Day":"day"}. Write formats by the name of the scalar, such as {Day: "date"}, of any, boolean, date, date-time, date-time-utc, email, integer, language, null, number, object, string, time-zone, upload, url, uuid, version, or functions that check a value.',
    ],
    [
      'more than all',
      {leastDescribed: 101},
      'The option "leastDescribed" cannot be 101. Write a number from 0 to 100.',
    ],
    [
      'versions without states',
      {versions: 2},
      'The option "versions" cannot be 2. Write a number of states of the option "history", such as 3.',
    ],
    [
      'another level of deprecations',
      {deprecations: 'off'},
      'The option "deprecations" cannot be "off". Write "error" or "warn".',
    ],
    [
      'a number for a switch',
      {collapseRoutes: 1},
      'The option "collapseRoutes" cannot be 1. Write true or false.',
    ],
    [
      'a component without a function',
      {markdown: {components: {Card: 'Card'}}},
      'The option "markdown" cannot be {"components":{"Card":"Card"}}. Write false or an object, such as {guides: false, components: {Card: ({attributes, children}) => children}}.',
    ],
    [
      'a mistyped option',
      {collapsRoutes: false},
      'There is no option "collapsRoutes". Did you mean "collapseRoutes"?',
    ],
    [
      'a fact that directives cannot tell',
      {contracts: {errors: 'error'}},
      'The option "contracts" cannot be {"errors":"error"}. Write false or directives by what they tell, such as {error: "error", scopes: {directive: "access", scopes: "scope"}, hideDirectives: true, tokenGuide: {label: "Get a token", to: "/docs/login"}}, of token, scopes, permissions, roles, conditions, rate, cost, idempotent, error, errorCode, scope.',
    ],
    [
      'an argument that a fact does not have',
      {contracts: {rate: {directive: 'rate', count: 'limit'}}},
      'The option "contracts" cannot be {"rate":{"directive":"rate","count":"limit"}}. Write false or directives by what they tell, such as {error: "error", scopes: {directive: "access", scopes: "scope"}, hideDirectives: true, tokenGuide: {label: "Get a token", to: "/docs/login"}}, of token, scopes, permissions, roles, conditions, rate, cost, idempotent, error, errorCode, scope.',
    ],
    [
      'an option that is like no other',
      {frobnicate: 1},
      'There is no option "frobnicate". The options are: id, schema, project, lenient, commentDescriptions, hide, descriptionLinkBase, routeBasePath, label, notice, groupBy, groupLabels, guideLinks, guides, helpers, contracts, docsSidebar, history, versions, editUrl, samples, sampleFolders, sampleNames, requests, scalars, deprecations, leastDescribed, markdown, collapseRoutes, hoverCards.',
    ],
    [
      'an option called as a method of every object',
      {toString: 1},
      'There is no option "toString". The options are: id, schema, project, lenient, commentDescriptions, hide, descriptionLinkBase, routeBasePath, label, notice, groupBy, groupLabels, guideLinks, guides, helpers, contracts, docsSidebar, history, versions, editUrl, samples, sampleFolders, sampleNames, requests, scalars, deprecations, leastDescribed, markdown, collapseRoutes, hoverCards.',
    ],
  ])('%s', (_, options, message) => {
    expect(messageOf({schema: 'a.graphql', ...options})).toBe(`  - ${message}`);
  });
});

it('all mistakes are named at once, each once', () => {
  expect(messageOf({lenient: 1, schemas: 'a', leastDescribed: 'x'})).toBe(
    [
      '  - The option "lenient" cannot be 1. Write true or false.',
      '  - The option "leastDescribed" cannot be "x". Write a number from 0 to 100.',
      '  - There is no option "schemas". Did you mean "schema"?',
    ].join('\n'),
  );
});

describe('requests', () => {
  const EXPECTED =
    'Write false or {endpoint: "https://api.example/graphql", headers: {Authorization: "Bearer $TOKEN", "Idempotency-Key": {value: "$RANDOM_UUID", operations: ["mutation"], token: true, idempotent: false}}, tabs: ["graphql", "curl", "typescript", "apollo", "urql", "python"], subscriptionEndpoint: "wss://api.example/graphql", examples: "examples", collection: true, guideExamples: false, guideTabs: false}, each of them optional, and "subscriptionEndpoint" beside "endpoint".';

  it.each([
    [true],
    [{endpoint: 'api.example'}],
    [{endpoint: "https://api.example/'; reboot; '"}],
    [{endpoint: 'https://api.example/a b'}],
    [{endpoint: 'https://api.example/{a,b}'}],
    [{subscriptionEndpoint: 'wss://api.example'}],
    [{endpoint: 'https://api.example', subscriptionEndpoint: 'https://api.example'}],
    [{headers: {'A b': 'c'}}],
    [{headers: {A: 'b\nC: d'}}],
    [{headers: {A: {value: 'b\nC: d'}}}],
    [{headers: {A: {token: true}}}],
    [{headers: {A: {value: 'b', operations: ['mutate']}}}],
    [{headers: {A: {value: 'b', mutations: true}}}],
    [{tabs: []}],
    [{tabs: ['curl', 'curl']}],
    [{tabs: ['ruby']}],
    [{guideExamples: 'docs'}],
    [{guideTabs: 'docs'}],
    [{url: 'https://api.example'}],
  ])('cannot be %j', (requests) => {
    expect(messageOf({schema: 'a', requests})).toBe(
      `  - The option "requests" cannot be ${JSON.stringify(requests)}. ${EXPECTED}`,
    );
  });

  it('has all tabs with an endpoint, and those that are written without one', () => {
    const tabsOf = (own: Options['requests']): unknown => {
      const {requests} = completeOptions({schema: 'a', requests: own});
      return requests === false ? [] : requests.tabs;
    };
    expect(tabsOf({endpoint: 'https://api.example'})).toEqual(REQUEST_TABS);
    expect(tabsOf({})).toEqual(['graphql', 'curl']);
    expect(tabsOf({tabs: ['urql']})).toEqual(['urql']);
  });

  it('can be left out', () => {
    expect(completeOptions({schema: 'a', requests: false}).requests).toBe(false);
  });
});

it('the README lists exactly the options', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = /^## Options\n([^]*?)\n## /m.exec(readme) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const [, known = ''] = /The options are: (.*)\./.exec(messageOf({zzzzzzzz: 1})) ?? [];
  expect(['id', ...listed].toSorted()).toEqual(known.split(', ').toSorted());
});
