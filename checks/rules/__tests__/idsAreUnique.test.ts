import {expect, it} from 'vitest';
import {idsAreUnique} from '../idsAreUnique';
import {buildOf} from './buildOf';

it('passes ids that differ, in letter case too', () => {
  expect(idsAreUnique(buildOf({'/': '<p id=name><p id=Name>'}))).toEqual([]);
});

it('reports a repeated id once', () => {
  expect(idsAreUnique(buildOf({'/': '<p id=a><p id=a><p id=a><p id=b>'}))).toEqual([
    {
      page: '/',
      message: 'The id "a" is there more than once.',
      fix: 'Rename one; links and labels find only the first.',
    },
  ]);
});
