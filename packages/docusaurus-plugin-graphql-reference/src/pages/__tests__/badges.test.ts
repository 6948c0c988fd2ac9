import {toSearchPages} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';
import {resolveBadges} from '../badges';

const BETA = {text: 'Beta', tone: 'info', href: '/base/docs/stability'} as const;
const PLAIN = {text: 'Alpha', tone: 'secondary'} as const;
const OLD = {text: 'deprecated', tone: 'danger'} as const;

const context = contextOf(
  `
  directive @beta on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION | ENUM_VALUE
  directive @alpha on FIELD_DEFINITION
  type Query { space(id: ID! @beta): Space @beta old: Level @alpha @beta @deprecated }
  type Space @beta { name: String @alpha level(of: ID! @beta): Level }
  enum Level { LOW @beta }
  `,
  {
    badges: resolveBadges(
      {beta: {text: 'Beta', tone: 'info', link: '/docs/stability'}, '@alpha': 'Alpha'},
      (to) => `/base${to}`,
    ),
    grouping: {by: {map: {All: ['*']}}, labels: {}},
  },
);
const space = pageOf(context, 'operations/queries/space');
const old = pageOf(context, 'operations/queries/old');

it('an element shows the badges of its directives on its own page', () => {
  expect(sectionOf(space, 'title').badges).toEqual([BETA]);
  // A notice states that it is deprecated.
  expect(sectionOf(old, 'title').badges).toEqual([BETA, PLAIN]);
});

it('members, arguments and members in place show them after what the page adds', () => {
  const required = {text: 'required', tone: 'secondary'};
  expect(sectionOf(space, 'members').members[0]?.badges).toEqual([required, BETA]);
  const [name, level] = sectionOf(space, 'returns').unfolded?.members ?? [];
  expect([name?.badges, level?.arguments[0]?.badges]).toEqual([
    [PLAIN],
    [required, BETA],
  ]);
  const [value] = sectionOf(pageOf(context, 'types/enums/level'), 'members').members;
  expect(value?.badges).toEqual([BETA]);
});

it('lists, uses and the overview show them', () => {
  const listed = sectionOf(pageOf(context, 'operations/queries/'), 'list').items;
  expect(listed.map(({badges}) => badges)).toEqual([[OLD, BETA, PLAIN], [BETA]]);
  const [uses] = sectionsOf(pageOf(context, 'types/objects/space'), 'rows');
  expect(uses?.rows[0]?.links[0]?.badges).toEqual([BETA]);
  const [group] = sectionsOf(pageOf(context, ''), 'rows', 'groups');
  expect(group?.rows[0]?.links.map(({badges}) => badges)).toEqual([
    [OLD, BETA, PLAIN],
    [BETA],
  ]);
});

it('Markdown has their texts, with the first link to what explains them', () => {
  expect(context.toMarkdown(space)).toContain(
    '# space\n\nquery · All, [Beta](/base/docs/stability)\n',
  );
  expect(context.toMarkdown(space)).toContain('### `id`\n\n`ID!`, required, Beta\n');
  expect(context.toMarkdown(pageOf(context, 'operations/queries/'))).toContain(
    '[old](/docs/graphql/operations/queries/old), deprecated, [Beta](/base/docs/stability), Alpha',
  );
});

it('search knows their texts', () => {
  const badgesOf = (coordinate: string) =>
    context.badgesOf(coordinate, true).map(({text}) => text);
  const rows = toSearchPages(context.model, context.permalinks, badgesOf);
  expect(rows.find(({name}) => name === 'space')).toMatchObject({
    badges: ['Beta'],
    members: [{name: 'id', badges: ['Beta']}],
  });
  expect(rows.find(({name}) => name === 'Level')).not.toHaveProperty('badges');
});

it('the owner can change the badge of what is deprecated', () => {
  const own = contextOf('type Query { a: Int @deprecated }', {
    badges: {deprecated: {text: 'Legacy', tone: 'warning'}},
  });
  expect(sectionOf(pageOf(own, 'operations/queries/'), 'list').items[0]?.badges).toEqual([
    {text: 'Legacy', tone: 'warning'},
  ]);
  expect(sectionOf(pageOf(own, 'operations/queries/a'), 'title').badges).toBeUndefined();
});
