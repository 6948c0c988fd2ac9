import {readFileSync} from 'node:fs';
import {HELPER_PATTERNS} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {REQUEST_TABS} from 'graphql-examples/programs';
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
    badges: {},
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
    samples: 'strict',
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
    collapseRoutes: false,
    hoverCards: false,
    badges: {'@beta': 'Beta', old: {text: 'Old', tone: 'danger', link: '/docs/old'}},
  };
  expect(completeOptions(options)).toEqual(options);
});

it.each([
  [{groupBy: 'file'}, {groupBy: 'file'}],
  [{descriptionLinkBase: '/'}, {descriptionLinkBase: '/'}],
  [{helpers: false}, {helpers: false}],
  [{contracts: false}, {contracts: false}],
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

const CONTRACTS =
  'false or directives by what they tell, such as {error: "error", scopes: {directive: "access", scopes: "scope"}, hideDirectives: true, tokenGuide: {label: "Get a token", to: "/docs/login"}}, of token, scopes, permissions, roles, conditions, rate, cost, idempotent, error, errorCode, scope.';
const GROUP =
  '"none", "file", "prefix", {directive: "name", argument: "name"} or {map: {Label: ["Space*"]}}.';
const GUIDES =
  'links by the name of a type, such as {"Paged*": {label: "Pagination", to: "/docs/pagination"}}.';
const BADGES =
  'texts by the names of directives, such as {beta: "Beta", alpha: {text: "Alpha", tone: "warning", link: "/docs/stability"}}, the tone one of primary, secondary, success, info, warning, danger.';
const LINK_BASE =
  'an address or a path below the site, such as "https://api.example/docs/" or "/guides/".';
const SCHEMA = 'a path, a glob or a list of them, such as "schema/*.graphql".';

/** Wrong values of options, and what to write instead. */
const WRONG: readonly (readonly [option: string, value: unknown, write: string])[] = [
  [
    'project',
    'admin',
    'the name of a project of graphql-config, and no option "schema" beside it.',
  ],
  ['schema', '', SCHEMA],
  ['schema', [], SCHEMA],
  ['schema', ['a.graphql', 3], SCHEMA],
  [
    'helpers',
    ['*Connection', '*Edge*'],
    'false or a list of names with one "*" each, such as ["*Connection", "*Edge"].',
  ],
  ['guides', {'Paged*': {to: '/docs/pagination'}}, GUIDES],
  ['guides', {'[Space!]': {label: 'Spaces', to: '/docs/spaces'}}, GUIDES],
  ['badges', {beta: ''}, BADGES],
  ['badges', {'beta(since:)': 'Beta'}, BADGES],
  ['badges', {beta: {text: 'Beta', tone: 'red'}}, BADGES],
  ['badges', {beta: {text: 'Beta', link: 'javascript:alert(1)'}}, BADGES],
  ['badges', {beta: {text: 'Beta', link: '//other.example/'}}, BADGES],
  ['id', '', 'a text.'],
  ['lenient', 'true', 'true or false.'],
  ['collapseRoutes', 1, 'true or false.'],
  [
    'hide',
    ['User', 'User.'],
    'a list of coordinates, of names with * for any letters, and of directives, such as ["Internal*", "Query.debug*", "@internal"].',
  ],
  ['descriptionLinkBase', 'guides', LINK_BASE],
  ['descriptionLinkBase', '//api.example/', LINK_BASE],
  ['routeBasePath', false, 'a path, such as "docs/graphql".'],
  ['label', '', 'a name, such as "GraphQL API".'],
  ['groupBy', 'files', GROUP],
  ['groupBy', {directive: 'doc'}, GROUP],
  ['groupLabels', {users: 1}, 'labels by name, such as {users: "Users"}.'],
  ['docsSidebar', true, 'false or {sidebar: "tutorialSidebar"}.'],
  ['samples', 'throw', '"strict", "error", "warn" or "off".'],
  ['sampleFolders', 'docs', 'a list of folders, such as ["docs", "blog"].'],
  [
    'sampleNames',
    'API',
    'a list of names, such as ["localStorage", "access_denied"], beside samples: "strict".',
  ],
  [
    'sampleNames',
    ['API'],
    'a list of names, such as ["localStorage", "access_denied"], beside samples: "strict".',
  ],
  [
    'scalars',
    {Day: 'day'},
    'formats by the name of the scalar, such as {Day: "date"}, of any, boolean, date, date-time, date-time-utc, email, integer, language, null, number, object, string, time-zone, upload, url, uuid, version, or functions that check a value.',
  ],
  ['leastDescribed', 101, 'a number from 0 to 100.'],
  ['versions', 2, 'a number of states of the option "history", such as 3.'],
  ['deprecations', 'off', '"error" or "warn".'],
  ['contracts', {errors: 'error'}, CONTRACTS],
  ['contracts', {rate: {directive: 'rate', count: 'limit'}}, CONTRACTS],
];

it.each(WRONG)('%s cannot be %j', (option, value, write) => {
  expect(messageOf({schema: 'a.graphql', [option]: value})).toBe(
    `  - The option "${option}" cannot be ${JSON.stringify(value)}. Write ${write}`,
  );
});

// The last is called as a method of every object.
it.each(['frobnicate', 'toString'])('there is no option %s', (option) => {
  expect(messageOf({schema: 'a.graphql', [option]: 1})).toBe(
    `  - There is no option "${option}". The options are: id, schema, project, lenient, commentDescriptions, hide, descriptionLinkBase, routeBasePath, label, notice, groupBy, groupLabels, guideLinks, guides, helpers, contracts, badges, docsSidebar, history, versions, editUrl, samples, sampleFolders, sampleNames, requests, scalars, deprecations, leastDescribed, collapseRoutes, hoverCards.`,
  );
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
    'Write false or {endpoint: "https://api.example/graphql", headers: {Authorization: "Bearer $TOKEN", "Idempotency-Key": {value: "$RANDOM_UUID", operations: ["mutation"], token: true, idempotent: false}}, tabs: ["graphql", "curl", "typescript", "apollo", "python"], subscriptionEndpoint: "wss://api.example/graphql", examples: "examples", collection: true, guideExamples: false, guideTabs: false}, each of them optional, and "subscriptionEndpoint" beside "endpoint".';

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
    expect(tabsOf({tabs: ['apollo']})).toEqual(['apollo']);
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
