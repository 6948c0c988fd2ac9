import {expect, it} from 'vitest';
import {titlesAreUnique} from '../titlesAreUnique';
import {buildOf} from './buildOf';

it('passes pages with titles of their own', () => {
  const build = buildOf({'/a': '<title>A</title>', '/b': '<title>B</title>'});
  expect(titlesAreUnique(build)).toEqual([]);
});

it('passes a repeated title on a page that search engines leave out', () => {
  const hidden = '<title>A</title><meta name="robots" content="noindex">';
  expect(titlesAreUnique(buildOf({'/a': '<title>A</title>', '/b': hidden}))).toEqual([]);
});

it('reports each further page with the same title', () => {
  const html = '<title>A</title>';
  expect(titlesAreUnique(buildOf({'/a': html, '/b': html, '/c': html}))).toEqual([
    {
      page: '/b',
      message: 'The title "A" is that of /a as well.',
      fix: 'Give each page a title of its own.',
    },
    {
      page: '/c',
      message: 'The title "A" is that of /a as well.',
      fix: 'Give each page a title of its own.',
    },
  ]);
});
