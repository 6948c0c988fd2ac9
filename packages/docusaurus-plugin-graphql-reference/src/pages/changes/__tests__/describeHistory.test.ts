import {buildSchema} from 'graphql';
import {type ApiModel, describeSchema, findReleases} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionsOf} from '../../../__tests__/contextOf';
import type {Member} from '../../../theme/GraphqlSection/Members/section';
import type {Section} from '../../sections';
import {toPages} from '../../toPages';

function modelOf(sdl: string): ApiModel {
  return describeSchema(buildSchema(sdl));
}

const STATES = [
  `type Query { space(id: ID): Space old: Int }
   type Space { name(short: Boolean): String }
   enum Level { LOW } union Any = Space input Filter { a: Int }`,
  `type Query { space(id: ID!): Space old: Int @deprecated }
   type Space { name: String } type Post { id: ID }
   enum Level { LOW HIGH } union Any = Space | Post input Filter { a: Int = 1 }`,
] as const;
const CURRENT = `type Query { space(id: ID!, more: Int): Space old: Int }
   type Space { name(long: Boolean = true): String! } type Post { id: ID }
   enum Level { LOW HIGH @deprecated } union Any = Post input Filter { a: Int b: Int }
   directive @a repeatable on FIELD`;

const releases = findReleases(
  STATES.map((sdl, index) => ({date: `2026-11-2${index}`, model: modelOf(sdl)})),
  modelOf(CURRENT),
);
const context = contextOf(CURRENT, {releases});

/** Every line about changes on the page of an element, by the coordinate. */
function listShown(): readonly string[] {
  const listMember = (owner: string, member: Member): readonly string[] => [
    ...toLines(`${owner}.${member.name}`, member.history),
    ...member.arguments.flatMap(({name, history}) =>
      toLines(`${owner}.${member.name}(${name}:)`, history),
    ),
  ];
  const listSection = (name: string, section: Section): readonly string[] => {
    if (section.kind === 'prose') return toLines(name, section.paragraph);
    if (section.kind !== 'members') return [];
    return section.members.flatMap((member) =>
      name.includes('.') || name.startsWith('@')
        ? toLines(`${name}(${member.name}:)`, member.history)
        : listMember(name, member),
    );
  };
  const names = new Map(
    context.entries.map(({element: {coordinate}}) => [
      context.permalinks.at(coordinate),
      coordinate,
    ]),
  );
  return [...toPages(context)].flatMap(({href, sections}) => {
    const name = names.get(href);
    return name === undefined
      ? []
      : sections.flatMap((section) => listSection(name, section));
  });
}

function toLines(name: string, history = ''): readonly string[] {
  const [, changes] = /^History: (.*)$/.exec(history) ?? [];
  return changes === undefined
    ? []
    : changes.split('; ').map((text) => `${name} ${text}`);
}

it('shows on the page of each element what the page of changes lists of it, and no more', () => {
  const listed = sectionsOf(pageOf(context, 'changes'), 'changes').flatMap(
    ({heading, changes}) =>
      changes.flatMap(({element: {text: name, href}, text}) => {
        const date = heading!.text.replace(/^Since /, 'after ');
        return href === undefined ? [] : [`${name} ${text} ${date}`];
      }),
  );
  expect(listed).toHaveLength(15);
  expect(listShown().toSorted()).toEqual(listed.toSorted());
});

it('lists the changes of an element from the first to the last', () => {
  const paragraphs = sectionsOf(pageOf(context, 'operations/queries/old'), 'prose');
  expect(paragraphs.slice(1)).toEqual([
    {
      kind: 'prose',
      paragraph: 'History: deprecated 2026-11-21; no longer deprecated after 2026-11-21',
    },
  ]);
});

it('leaves out the day of a deprecation that its reason states', () => {
  const reason = '"Since 2026-11-21."';
  const [first] = STATES;
  const sdl = first.replace('old: Int', `old: Int @deprecated(reason: ${reason})`);
  const states = [first, sdl].map((text, index) => ({
    date: `2026-11-2${index}`,
    model: modelOf(text),
  }));
  const own = contextOf(sdl, {releases: findReleases(states, modelOf(sdl))});
  expect(sectionsOf(pageOf(own, 'changes'), 'changes')).toHaveLength(1);
  expect(sectionsOf(pageOf(own, 'operations/queries/old'), 'prose')).toMatchObject([
    {isMissing: true},
  ]);
});

it('shows nothing without earlier states', () => {
  const paragraphs = [...toPages(contextOf(CURRENT))].flatMap((page) =>
    sectionsOf(page, 'prose').filter(({paragraph}) => paragraph?.startsWith('History')),
  );
  expect(paragraphs).toEqual([]);
});
