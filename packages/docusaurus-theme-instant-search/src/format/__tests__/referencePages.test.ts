import {expect, it} from 'vitest';
import type {SearchPage} from 'graphql-api-model';
import {toReferenceGroups} from '../../indexer/toReferenceGroups';
import {fromReferenceGroup} from '../referencePages';

const PAGES: readonly SearchPage[] = [
  {
    kind: 'query',
    name: 'spaceById',
    url: '/docs/queries/space-by-id',
    summary: 'Finds a space.',
    returns: 'Space',
    deprecated: true,
    badges: ['Beta'],
    members: [{kind: 'argument', name: 'id', anchor: 'id', badges: ['Alpha']}],
  },
  {kind: 'object', name: 'A b', url: '/docs/objects/other-slug/', members: []},
  {
    kind: 'object',
    name: 'Space',
    url: '/docs/objects/space/',
    members: [
      {kind: 'field', name: 'id', anchor: 'id', returns: 'ID', deprecated: true},
      {kind: 'field', name: 'members', anchor: 'section-members', returns: 'User'},
      {kind: 'argument', name: 'first', anchor: 'members.first'},
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
          [['id', 0, {badges: ['Alpha']}]],
          {returns: 'Space', deprecated: true, badges: ['Beta']},
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
            'members.first',
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

it('keeps of a page the first sentence of its summary, and types of what returns them', () => {
  const page = {
    kind: 'query',
    name: 'space',
    url: '/space',
    otherUrls: ['/spaces/one'],
    summary: 'Finds a space.\nOr does not.',
    members: [
      {kind: 'argument', name: 'id', anchor: 'id', returns: 'ID'},
      {kind: 'input field', name: 'b', anchor: 'b', returns: 'C'},
      {kind: 'field', name: 'a', anchor: 'a', returns: 'B'},
    ],
  } as const;
  const long = {kind: 'query', name: 'x', url: '/x', summary: 'many words '.repeat(20)};
  expect(toReferenceGroups([page, long])[0]!.pages).toEqual([
    [
      'space',
      'Finds a space.',
      [
        'id',
        {kind: 'input field', name: 'b', anchor: 'b'},
        {kind: 'field', name: 'a', anchor: 'a', returns: 'B'},
      ],
    ],
    ['x', `${'many words '.repeat(10)}many …`, []],
  ]);
});
