import {expect, it} from 'vitest';
import {titlesAreUnique} from '../titlesAreUnique';
import {buildOf} from './buildOf';

it('reports each further page with a title in a language, unless search engines leave it out', () => {
  const html = '<title>A</title>';
  const hidden = '<title>A</title><meta name="robots" content="noindex">';
  const german = '<html lang="de"><title>A</title>';
  const pages = {
    '/a': html,
    '/b': html,
    '/de/a': german,
    '/c': '<title>C</title>',
    '/hidden': hidden,
  };
  expect(titlesAreUnique(buildOf(pages))).toEqual([
    {
      page: '/b',
      message: 'The title "A" is that of /a as well.',
      fix: 'Give each page a title of its own.',
    },
  ]);
});
