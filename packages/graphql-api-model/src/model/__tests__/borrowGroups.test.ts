import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import type {ApiModel} from '../apiModel';
import {borrowGroups} from '../borrowGroups';
import {listElements} from '../listElements';

const GROUPING = {
  by: {map: {Posts: ['post*', 'Post*'], Spaces: ['space*', 'Space*']}},
  labels: {},
};
const LATER = modelOf(
  'type Query { post: Post space: Space } type Post { a: Int } type Space { a: Int }',
  GROUPING,
);

/** An earlier state in one file, with the domains of the later one. */
function borrow(sdl: string): ApiModel {
  const by = {map: {'2026-11-22': ['*']}};
  return borrowGroups(modelOf(sdl, {by, labels: {}}), LATER);
}

function groupsOf(sdl: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    [...listElements(borrow(sdl))].flatMap(({element}) =>
      'group' in element && !('isBuiltIn' in element)
        ? [[element.coordinate, element.group]]
        : [],
    ),
  );
}

it('is the domain of the later state, or that of what is near', () => {
  expect(
    groupsOf(`
      type Query { post: Post old(filter: OldFilter): OldPayload }
      type Post { a: Int }
      type Space { a: Int }
      type OldPayload { space: Space posts: [Post] moreSpaces: [Space] }
      input OldFilter { state: OldState }
      enum OldState { A }
      scalar Alone
    `),
  ).toEqual({
    'Query.post': 'Posts',
    'Query.old': 'Spaces',
    Post: 'Posts',
    Space: 'Spaces',
    OldPayload: 'Spaces',
    OldFilter: 'Spaces',
    OldState: 'Spaces',
  });
});

it('is none where nothing is known', () => {
  expect(groupsOf('type Query { old: Old } type Old { a: Int }')).toEqual({});
});

it('are the domains of the state', () => {
  const sdl = 'type Query { space: Space } type Space { a: Int }';
  expect(borrow(sdl).groups).toEqual(['Spaces']);
});
