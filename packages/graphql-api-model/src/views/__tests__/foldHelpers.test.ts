import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {type Entry, listEntries} from '../../model/listEntries';
import {findHelpers} from '../findHelpers';
import {type Family, foldHelpers} from '../foldHelpers';

const model = modelOf(`
  type Space { id: ID }
  type Post { id: ID }
  type SpaceConnection { nodes: [Space] pageInfo: Int }
  type PostConnection { nodes: [Post] pageInfo: Int }
  type Zebra { id: ID }
  input CreateSpaceInput { id: ID }
  input SpaceFilter { id: ID }
  input PostFilter { id: ID }
  input Range { id: ID }
`);
const entries = listEntries(model);
const helpers = findHelpers(model);

function outline(families: readonly Family[]): readonly string[] {
  return families.map(({lead, isElsewhere, helpers: list}) =>
    [
      lead.element.name + (isElsewhere ? '*' : ''),
      ...list.map((one) => one.element.name),
    ].join(' '),
  );
}

const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind);
const find = (name: string) => entries.find(({element}) => element.coordinate === name);

it('puts helpers below what they help', () => {
  expect(outline(foldHelpers(of('object'), helpers))).toEqual([
    'Post PostConnection',
    'Space SpaceConnection',
    'Zebra',
  ]);
});

it('leaves helpers of what is in another list where they are', () => {
  expect(outline(foldHelpers(of('input'), helpers))).toEqual([
    'CreateSpaceInput',
    'PostFilter',
    'Range',
    'SpaceFilter',
  ]);
});

it('puts several that help what is in another list below that, where it is looked for', () => {
  expect(outline(foldHelpers(of('input'), helpers, find))).toEqual([
    'PostFilter',
    'Range',
    'Space* CreateSpaceInput SpaceFilter',
  ]);
});

it('leaves a list without helpers as it is', () => {
  expect(outline(foldHelpers(of('object'), new Map()))).toEqual([
    'Post',
    'PostConnection',
    'Space',
    'SpaceConnection',
    'Zebra',
  ]);
});
