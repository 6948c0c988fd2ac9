import {toSearchPages} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';
import {toPages} from '../toPages';

const SDL = `
directive @internal on FIELD_DEFINITION | OBJECT
"See \`Dump\` and \`User\`."
type Query { user(id: ID): User dump: Dump }
interface Node { id: ID }
type User implements Node { id: ID "Its dump." dump: [Dump!] secret: ID @internal }
type Dump { text: String }
union Found = User | Dump
`;

const hasParagraph = ({paragraph}: {readonly paragraph?: string}): boolean =>
  paragraph !== undefined;

describe('what the owner hides', () => {
  const context = contextOf(SDL, {hide: ['Dump', 'Node', '@internal', 'dump']});

  it('has no page, no row in search, and no link', () => {
    const pages = [...toPages(context)];
    const addresses = pages.map(({href}) => href.replace('/docs/graphql/', ''));
    expect(addresses).toContain('types/objects/user');
    expect(addresses.filter((href) => /dump|node|internal/.test(href))).toEqual([]);
    expect(JSON.stringify(pages)).not.toMatch(
      /objects\/dump|directives\/internal|secret/,
    );
    const rows = JSON.stringify(toSearchPages(context.model, context.permalinks));
    expect(rows).not.toMatch(/"name":"(?:Dump|Node|internal|secret)"/);
  });

  it('is named as text where a field returns it', () => {
    const page = pageOf(context, 'types/objects/user');
    const [, dump] = sectionOf(page, 'members').members;
    expect(dump?.type).toEqual({before: '[', name: 'Dump', after: '!]'});
    expect(
      sectionsOf(page, 'rows', 'names').filter(({heading}) => heading?.level !== 3),
    ).toEqual([]);
    const [block] = sectionOf(page, 'code').blocks;
    const tokens = block?.type === 'sdl' ? block.tokens : [];
    expect(tokens.map((one) => (typeof one === 'string' ? one : one.text)).join('')).toBe(
      'type User {\n  id: ID\n  dump: [Dump!]\n}',
    );
    expect(tokens).toContainEqual({text: 'Dump', kind: 'type'});
  });

  it('is named as code in descriptions', () => {
    const page = pageOf(context, 'operations/queries/');
    expect(context.render(sectionsOf(page, 'prose').find(({text}) => text)?.text)).toBe(
      '<p>See <code>Dump</code> and <a href="/docs/graphql/types/objects/user"><code>User</code></a>.</p>',
    );
  });

  it('is counted on the overview', () => {
    const [, count] = sectionsOf(pageOf(context, ''), 'prose').filter(hasParagraph);
    expect(count).toEqual({kind: 'prose', paragraph: '5 elements are hidden.'});
    const one = contextOf(SDL, {hide: ['Node']});
    expect(
      sectionsOf(pageOf(one, ''), 'prose').map(({paragraph}) => paragraph),
    ).toContain('1 element is hidden.');
  });
});

it('is silent where nothing is left out', () => {
  const context = contextOf(SDL);
  expect(sectionsOf(pageOf(context, ''), 'prose').filter(hasParagraph)).toHaveLength(1);
});

describe('a federated schema', () => {
  const context = contextOf(`
    schema @link(url: "https://specs.apollo.dev/join/v0.3") { query: Query }
    directive @link(url: String) repeatable on SCHEMA
    directive @join__field(graph: join__Graph) repeatable on FIELD_DEFINITION
    directive @join__graph(name: String!) on ENUM_VALUE
    directive @join__type(graph: join__Graph!) repeatable on OBJECT
    enum join__Graph { A @join__graph(name: "accounts") B @join__graph(name: "reviews") }
    type Query @join__type(graph: A) @join__type(graph: B) { user: User @join__field(graph: A) }
    type User @join__type(graph: A) @join__type(graph: B) { id: ID posts: [ID] @join__field(graph: B) }
  `);

  it('counts its machinery on the overview', () => {
    const [, count] = sectionsOf(pageOf(context, ''), 'prose').filter(hasParagraph);
    expect(count?.paragraph).toBe("5 elements of federation's machinery are not shown.");
  });
});
