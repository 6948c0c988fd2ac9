import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
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

/** The domains of an earlier state in one file. */
function groupsOf(sdl: string): Readonly<Record<string, string | undefined>> {
  const by = {map: {'2026-11-22': ['*']}};
  const model = borrowGroups(modelOf(sdl, {by, labels: {}}), LATER);
  return Object.fromEntries(
    [...listElements(model)].flatMap(({element}) =>
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
    Alone: '2026-11-22',
  });
});

it('stays where nothing is known', () => {
  expect(groupsOf('type Query { old: Old } type Old { a: Int }')).toEqual({
    'Query.old': '2026-11-22',
    Old: '2026-11-22',
  });
});
