import {expect, it} from 'vitest';
import {groupsIn, modelOf} from '../../__tests__/schemas';
import type {ApiModel} from '../apiModel';
import {borrowGroups} from '../borrowGroups';

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

it('is the domain of the later state, or that of what is near', () => {
  const model = borrow(`
      type Query { post: Post old(filter: OldFilter): OldPayload }
      type Post { a: Int }
      type Space { a: Int }
      type OldPayload { space: Space posts: [Post] moreSpaces: [Space] }
      input OldFilter { state: OldState }
      enum OldState { A }
      scalar Alone
    `);
  expect(groupsIn(model)).toEqual({
    'Query.post': 'Posts',
    'Query.old': 'Spaces',
    Post: 'Posts',
    Space: 'Spaces',
    OldPayload: 'Spaces',
    OldFilter: 'Spaces',
    OldState: 'Spaces',
  });
});

it('is the commonest of those that are near', () => {
  const model = borrow(`
    type Query { old: Old }
    type Old { post: Post space: Space spaces: [Space] }
    type Post { a: Int }
    type Space { a: Int }
  `);
  expect(groupsIn(model)['Old']).toBe('Spaces');
});

it('is none where nothing is known', () => {
  expect(groupsIn(borrow('type Query { old: Old } type Old { a: Int }'))).toEqual({});
});

it('are the domains of the state', () => {
  const sdl = 'type Query { space: Space } type Space { a: Int }';
  expect(borrow(sdl).groups).toEqual(['Spaces']);
});
