import {expect, it} from 'vitest';
import type {SearchPage} from '../../searchPage';
import {fromReferenceGroup, toReferenceGroups} from '../referenceGroups';

const PAGES: readonly SearchPage[] = [
  {
    kind: 'query',
    name: 'spaceById',
    url: '/docs/queries/space-by-id',
    summary: 'Finds a space | by id: "x", 100 %.',
    returns: 'Space',
    deprecated: true,
    members: [{kind: 'argument', name: 'id', anchor: 'id', returns: 'ID'}],
  },
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
      {kind: 'argument', name: 'of', anchor: 'far.of', path: 'members/2'},
      {kind: 'field', name: 'odd', anchor: 'o#d', path: 'members/2'},
      {kind: 'field', name: 'near', anchor: 'n#r'},
    ],
  },
  {kind: 'object', name: 'A b,c|d!~@é', url: '/docs/objects/other-slug/', members: []},
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

it('reads back every page as it was written', () => {
  const byName = (a: SearchPage, b: SearchPage) => (a.name < b.name ? -1 : 1);
  const read = toReferenceGroups(PAGES).flatMap(fromReferenceGroup);
  expect(read.sort(byName)).toEqual([...PAGES].sort(byName));
});

it('writes a page as one row', () => {
  expect(toReferenceGroups(PAGES)).toEqual([
    {
      kind: 'query',
      member: 'argument',
      path: '/docs/queries/',
      suffix: '',
      pages: 'spaceById!:Space|id:ID|Finds a space | by id: "x", 100 %.',
    },
    {
      kind: 'object',
      member: 'field',
      path: '/docs/objects/',
      suffix: '/',
      pages: [
        'A%20b%2Cc%7Cd%21%7e%40é@other-slug||',
        'Space|id!:ID members:User@section-members,first:Int,after! ~aloose far:Int@members/2#far,of odd@members/2#o%23d near@n%23r|',
      ].join('\n'),
    },
    {
      kind: 'enum',
      member: 'enum value',
      path: '/docs/enums/',
      suffix: '',
      pages: 'State|OPEN|',
    },
    {
      kind: 'error code',
      member: 'argument',
      path: '/docs/',
      suffix: '',
      pages: 'NOT_FOUND@errors%23NOT_FOUND||It is gone.',
    },
  ]);
});

it('says which row it cannot read', () => {
  const [group] = toReferenceGroups(PAGES);
  expect(() => fromReferenceGroup({...group!, pages: '!|a|'})).toThrow(
    'Not a row of a search index: "!".',
  );
});
