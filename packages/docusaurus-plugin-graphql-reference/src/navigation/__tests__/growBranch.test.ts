import {expect, it} from 'vitest';
import {growBranch} from '../growBranch';

const LINK = {type: 'link', key: 'queries', label: 'Queries', href: '/queries/'};
const SPACES = {
  type: 'category',
  key: 'spaces',
  label: 'Spaces',
  collapsed: true,
  items: [LINK],
};
const OTHER = {type: 'link', label: 'Other', href: '/other'};
const BRANCH = [{type: 'link', label: 'space', href: '/queries/space'}] as const;

it('a link becomes a category, and a category gets other items; all else stays as it was', () => {
  expect(growBranch([OTHER, SPACES], {key: 'queries', items: BRANCH})).toEqual([
    OTHER,
    {
      ...SPACES,
      items: [
        {...LINK, type: 'category', collapsible: true, collapsed: false, items: BRANCH},
      ],
    },
  ]);
  expect(growBranch([OTHER, SPACES], {key: 'spaces', items: BRANCH})).toEqual([
    OTHER,
    {...SPACES, collapsible: true, items: BRANCH},
  ]);
  expect(growBranch([OTHER, SPACES], {key: 'gone', items: BRANCH})).toEqual([
    OTHER,
    SPACES,
  ]);
});
