import {expect, test} from 'vitest';
import {toQueries} from '../toQueries';

test.each([
  ['/docs/graphql/types/objects/space-member.html', ['space member', 'member', 'space']],
  ['/docs/graphql/types/objects/spacee', ['spacee']],
  ['/docs/create_a_space/', ['create a space', 'create', 'space']],
  ['/docs/caf%C3%A9%20list', ['café list', 'café', 'list']],
  ['/docs/%E0%A4%A', ['E0 A4 A']],
  ['/', []],
])('%s is searched as %j', (path, expected) => {
  expect(toQueries(path)).toEqual(expected);
});
