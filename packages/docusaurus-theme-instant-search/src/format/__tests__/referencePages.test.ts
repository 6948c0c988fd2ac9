import {expect, it} from 'vitest';
import type {SearchPage} from '../../searchPage';
import {fromReferenceGroup, toReferenceGroups} from '../referencePages';

const PAGES: readonly SearchPage[] = [
  {
    kind: 'query',
    name: 'spaceById',
    url: '/docs/queries/space-by-id',
    summary: 'Finds a space.',
    returns: 'Space',
    deprecated: true,
    members: [{kind: 'argument', name: 'id', anchor: 'id', returns: 'ID'}],
  },
  {kind: 'object', name: 'A b', url: '/docs/objects/other-slug/', members: []},
  {
    kind: 'object',
    name: 'Space',
    url: '/docs/objects/space/',
    members: [
      {kind: 'field', name: 'id', anchor: 'id', returns: 'ID', deprecated: true},
      {kind: 'field', name: 'members', anchor: 'section-members', returns: 'User'},
      {kind: 'argument', name: 'first', anchor: 'members.first', returns: 'Int'},
      {kind: 'argument', name: 'after', anchor: 'members.after', deprecated: true},
      {kind: 'argument', name: 'loose', anchor: 'loose'},
      {kind: 'field', name: 'far', anchor: 'far', path: 'members/2', returns: 'Int'},
      {kind: 'field', name: 'a.b', anchor: 'a.b'},
    ],
  },
  {
    kind: 'enum',
    name: 'State',
    url: '/docs/enums/state',
    members: [{kind: 'enum value', name: 'OPEN', anchor: 'OPEN'}],
  },
  {
    kind: 'error code',
    name: 'NOT_FOUND',
    url: '/docs/errors#NOT_FOUND',
    summary: 'It is gone.',
    members: [],
  },
];

it('rebuilds every page as it was written', () => {
  const byName = (a: SearchPage, b: SearchPage) => (a.name < b.name ? -1 : 1);
  const pages = toReferenceGroups(PAGES).flatMap(fromReferenceGroup);
  expect(pages.toSorted(byName)).toEqual(PAGES.toSorted(byName));
});

it('writes only what does not follow from the name, the kind and the folder', () => {
  expect(toReferenceGroups(PAGES)).toEqual([
    {
      kind: 'query',
      folder: '/docs/queries/',
      suffix: '',
      pages: [
        [
          'spaceById',
          'Finds a space.',
          [['id', 'ID']],
          {returns: 'Space', deprecated: true},
        ],
      ],
    },
    {
      kind: 'object',
      folder: '/docs/objects/',
      suffix: '/',
      pages: [
        ['A b', '', [], {slug: 'other-slug'}],
        [
          'Space',
          '',
          [
            ['id', 'ID', {deprecated: true}],
            {kind: 'field', name: 'members', anchor: 'section-members', returns: 'User'},
            ['members.first', 'Int'],
            ['members.after', 0, {deprecated: true}],
            {kind: 'argument', name: 'loose', anchor: 'loose'},
            ['far', 'Int', {path: 'members/2'}],
            {kind: 'field', name: 'a.b', anchor: 'a.b'},
          ],
        ],
      ],
    },
    {
      kind: 'enum',
      folder: '/docs/enums/',
      suffix: '',
      pages: [['State', '', ['OPEN']]],
    },
    {
      kind: 'error code',
      folder: '/docs/',
      suffix: '',
      pages: [['NOT_FOUND', 'It is gone.', [], {slug: 'errors#NOT_FOUND'}]],
    },
  ]);
});
