import {expect, it} from 'vitest';
import {titlesAreUnique} from '../titlesAreUnique';
import {buildOf} from './buildOf';

it('reports each further page with a title, unless search engines leave it out', () => {
  const html = '<title>A</title>';
  const hidden = '<title>A</title><meta name="robots" content="noindex">';
  const pages = {'/a': html, '/b': html, '/c': '<title>C</title>', '/hidden': hidden};
  expect(titlesAreUnique(buildOf(pages))).toEqual([
    {
      page: '/b',
      message: 'The title "A" is that of /a as well.',
      fix: 'Give each page a title of its own.',
    },
  ]);
});
