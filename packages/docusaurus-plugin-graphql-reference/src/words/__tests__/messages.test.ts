import type {Change} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {BASE_PATH, contextOf} from '../../__tests__/contextOf';
import {createVersionsOf} from '../../content/createVersionsOf';
import {createBranches} from '../../navigation/createBranches';
import {toReferenceCategory} from '../../navigation/toReferenceCategory';
import {toFeeds} from '../../pages/changes/toFeeds';
import {toPages} from '../../pages/toPages';
import type {Translate} from '../createTranslate';
import {MESSAGES, type MessageKey} from '../messages';

const many = (count: number, toText: (index: number) => string): string =>
  Array.from({length: count}, (_, index) => toText(index)).join('\n');

/** More entries than a page lists, and more uses than a page has links for. */
const MANY = 201;
/** More members than a page of an entry shows. */
const MOST = 400;

/** A schema with so much of everything that every text is needed somewhere. */
const SCHEMA = `
directive @mark(of: Format, in: Filter) repeatable on FIELD | FIELD_DEFINITION | ENUM | OBJECT
${many(MANY, (index) => `directive @mark${index}(of: Text) on FIELD`)}
directive @access(token: Boolean, unless: String, scopes: [[String]], roles: [String], permissions: [[String]]) on FIELD_DEFINITION
directive @cost(weight: Int) on FIELD_DEFINITION
directive @idempotent on FIELD_DEFINITION
directive @error(code: String) repeatable on FIELD_DEFINITION
directive @errorCode(code: String, general: String, impliedBy: String) repeatable on SCHEMA
directive @link(url: String) on SCHEMA
scalar join__FieldSet
schema @link(url: "https://specs.apollo.dev/join/v0.3") @errorCode(code: "ALL") @errorCode(code: "ANY", general: "All.", impliedBy: "arguments") ${many(MANY, (index) => `@errorCode(code: "E${index}")`)} { query: Query mutation: Mutation subscription: Subscription }
type Query implements Node & Deep @mark {
  id: ID
  self: Query
  ${many(MANY, (index) => `query${index}(filter: Filter, format: Format): Query @mark @error(code: "ALL") @error(code: "E${index}") @access(scopes: [["a", "b"], ["c"]])`)}
  open: Int @access(token: false) @cost(weight: 5) @idempotent
  failure: Failure
  wide: Wide
  half: Failed @access(unless: "public", roles: ["A"], permissions: [["B"]])
}
type Mutation {
  """
  Tries a request of its own.

  \`\`\`graphql
  mutation Try { changeAll { __typename } }
  \`\`\`
  """
  changeAll: Mutation
  createKept(a: Int, b: Int, c: Int!, after: String): Kept
  updateKept(b: Int!, c: Int, d: Int): Kept
  ${many(MANY, (index) => `change${index}(text: Text): Mutation`)}
}
type Subscription { ${many(MANY, (index) => `watch${index}: Subscription`)} }
interface Deep { id: ID }
interface Node { "The key." id: ID }
enum Format {
  """
  - [ ] task

  \`\`\`
  code
  \`\`\`
  """
  A
}
scalar Text
scalar Hidden
scalar Day @specifiedBy(url: "https://scalars.example/day")
input Filter { text: Text, filter: Filter, format: Format }
union Any = Query | Thing0
${many(MANY, (index) => `type Thing${index} implements Node { id: ID any: Any node: Node text: Text format: Format query: Query mutation: Mutation subscription: Subscription }`)}
${many(MANY, (index) => `interface Node${index} { id: ID }`)}
${many(MANY, (index) => `enum Format${index} { A }`)}
${many(MANY, (index) => `scalar Text${index}`)}
${many(MANY, (index) => `input Filter${index} { text: Text, filter: Filter, format: Format }`)}
${many(MANY, (index) => `union Any${index} = Query | Thing0`)}
type Thing0Connection { edges: [Thing0Edge] pageInfo: Int }
type Thing0Edge { node: Thing0 }
type Wide { ${many(MOST, (index) => `field${index}: Int`)} }
type Some { ${many(15, (index) => `field${index}: Some`)} }
enum Long { ${many(MOST, (index) => `VALUE_${index}`)} }
union Whole = ${many(MANY, (index) => `Thing${index} |`).replace(/\|$/, '')}
type Kept { kept: Int @error(code: "ANY") @access(scopes: [["d"]]) }
type Failure { message: Int code: Long }
union Failed = Failure | Wide
extend type Failure implements SomeError { id: ID }
interface SomeError { id: ID }
type Old { ${many(101, (index) => `old${index}: Int @deprecated(reason: "Use \`some\`.") @sunset(on: "2027-01-01")`)} some: Int }
directive @sunset(on: String) on FIELD_DEFINITION
directive @full(${many(MOST, (index) => `argument${index}: Int`)}) on FIELD
`;

/** Changes of every sort, on two pages. */
const CHANGES: readonly Change[] = [
  ...(['added', 'removed', 'deprecated', 'restored'] as const).map((what) => ({what})),
  {what: 'removed', wasDeprecated: true} as const,
  ...(['kind', 'type', 'default'] as const).map((what) => ({
    what,
    before: 'a',
    after: 'b',
  })),
  ...(['interfaces', 'possibleTypes', 'locations'] as const).map((what) => ({
    what,
    added: ['A'],
    removed: ['B'],
  })),
  ...Array.from({length: MOST}, () => ({what: 'added' as const})),
].map((difference) => ({...difference, coordinate: 'Query.id', isBreaking: true}));

const HARMLESS = {what: 'added', coordinate: 'Query.id', isBreaking: false} as const;

/** Logged where files are written. */
const INDEX_KEYS = ['index.closures'] as const;

const GROUPS = ['query*', 'change*', 'watch*', 'Thing*', 'Node*', 'Any*'];

it('every text is on some page, each with all that it has a place for', () => {
  const said = new Map<string, ReadonlySet<string>>();
  const t: Translate = (key, ...[values]) => {
    said.set(key, new Set(Object.keys(values ?? {})));
    return MESSAGES[key].message;
  };
  const examples = new Map([
    [
      'Mutation.createKept',
      {
        document: '{ __typename }',
        variables: {},
        response: {data: {a: {pageInfo: {hasNextPage: true, endCursor: 'b'}}}},
        source: {text: 'Guide', href: '/guide'},
      },
    ],
  ]);
  // An operation without a request begins with its definition.
  for (const requests of [{}, undefined]) {
    const own = contextOf(SCHEMA, {
      t,
      hide: ['Hidden'],
      releases: [
        {date: '2026-11-22', isPublished: false, changes: CHANGES},
        {date: '2026-11-22', isPublished: true, changes: CHANGES},
        {date: '2026-06-01', isPublished: true, changes: [HARMLESS]},
      ],
      contracts: {
        token: {directive: 'access', needed: 'token'},
        scopes: 'access',
        roles: 'access',
        permissions: 'access',
        hideDirectives: true,
      },
      ...(requests && {requests}),
      schemaFile: true,
      grouping: {by: {map: {Things: GROUPS}}, labels: {}},
    });
    const links = new Map([['Mutation.createKept', [{text: 'Guide', href: '/guide'}]]]);
    const others = new Map([['Mutation.createKept', [{text: 'Other', href: '/guide'}]]]);
    const migrations = new Map([['Old.old0', {text: 'Guide', href: '/guide'}]]);
    const uses = new Map([['Old.old1', [{text: 'Guide', href: '/guide'}]]]);
    const all = {date: '2026-06-01', isPublished: false, changes: CHANGES};
    const context = {
      ...own,
      model: {...own.model, since: [all]},
      guides: {examples, requests: others, links, migrations, uses},
    };
    toFeeds(context);
    toReferenceCategory(context, '/');
    const branchOf = createBranches(context, '/');
    for (const page of toPages(context)) {
      branchOf(page);
      context.render(page.sections);
      context.toMarkdown(page);
    }
    const other = contextOf('type Query { other: Int }', {t});
    const versionsOf = createVersionsOf(
      [{context}, {context: other, version: '2026-11-22'}],
      (href) => href,
    );
    for (const query of ['', 'operations/queries/other'])
      versionsOf(1, BASE_PATH + query);
    for (const key of INDEX_KEYS) t(key);
  }
  const unsaid = (Object.keys(MESSAGES) as MessageKey[]).filter((key) => !said.has(key));
  expect(unsaid).toEqual([]);
  const unfilled = [...said].filter(([key, values]) => {
    const {message} = MESSAGES[key as MessageKey];
    const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return (
      new Set(names).size !== values.size || !names.every((name) => values.has(name))
    );
  });
  expect(unfilled).toEqual([]);
});
