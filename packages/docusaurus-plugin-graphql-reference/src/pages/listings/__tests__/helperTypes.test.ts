import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionsOf} from '../../../__tests__/contextOf';
import type {ListItem} from '../../../theme/GraphqlSection/List/section';

function outline({text, note, helpers}: ListItem): readonly string[] {
  return [
    note === undefined ? text : `${text} (${note})`,
    ...(helpers ? [`  ${helpers.label}`] : []),
    ...(helpers?.items ?? []).map((item) => `    ${item.text}`),
  ];
}

function listedOn(sdl: string, path: string): readonly string[] {
  return sectionsOf(pageOf(contextOf(sdl), path), 'list').flatMap(({heading, items}) => [
    ...(heading ? [`# ${heading.text}`] : []),
    ...items.flatMap(outline),
  ]);
}

function many(count: number, toText: (index: number) => string): string {
  return Array.from({length: count}, (_, index) => toText(index)).join(' ');
}

const SPACE = `
  type Space { id: ID } type SpaceConnection { edges: [SpaceEdge] pageInfo: Int }
  type SpaceEdge { node: Space } type Apple { id: ID }
  input CreateSpaceInput { a: Int } input SpaceFilter { a: Int } input Range { a: Int }
`;

it('are in a list below what they help', () => {
  expect(listedOn(SPACE, 'types/objects/')).toEqual([
    'Apple',
    'Space',
    '  2 helper types',
    '    SpaceConnection',
    '    SpaceEdge',
  ]);
});

it('stay where they are in a short list of another kind', () => {
  expect(listedOn(SPACE, 'types/inputs/')).toEqual([
    'CreateSpaceInput',
    'Range',
    'SpaceFilter',
  ]);
});

it('are in a long list of another kind below the type that they help, at its letter', () => {
  const inputs = many(58, (index) => `input Z${index} { a: Int }`);
  expect(listedOn(SPACE + inputs, 'types/inputs/').slice(0, 8)).toEqual([
    '# R',
    'Range',
    '# S',
    'Space (object)',
    '  2 helper types',
    '    CreateSpaceInput',
    '    SpaceFilter',
    '# Z',
  ]);
});

it('are each listed once, however many help one type', () => {
  const context = contextOf(
    `type Space { id: ID } ${many(450, (index) => `input Update${index}SpaceInput { a: Int }`)}`,
  );
  const parts = [1, 2, 3].map((page) =>
    sectionsOf(pageOf(context, `types/inputs/list/s/${page}`), 'list').flatMap(
      ({items}) => items.flatMap(({helpers}) => helpers?.items ?? []),
    ),
  );
  expect(parts.map((part) => part.length)).toEqual([200, 200, 50]);
  expect(new Set(parts.flat().map(({text}) => text)).size).toBe(450);
  const {items} = sectionsOf(pageOf(context, 'types/inputs/'), 'list')[0]!;
  expect(items.map(({text, count}) => [text, count])).toEqual([
    ['S 1', 200],
    ['S 2', 200],
    ['S 3', 50],
  ]);
});

it('come last on the overview', () => {
  const context = contextOf(
    'type Ant { id: ID } type AntConnection { nodes: [Ant] pageInfo: Int } type Bee { id: ID }',
    {grouping: {by: {map: {Insects: ['Ant*', 'Bee']}}, labels: {}}},
  );
  const [group] = sectionsOf(pageOf(context, ''), 'rows', 'groups');
  const names = group?.rows.flatMap(({links}) => links.map(({text}) => text));
  expect(names).toEqual(['Ant', 'Bee', 'AntConnection']);
});
