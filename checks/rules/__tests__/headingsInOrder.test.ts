import {expect, it} from 'vitest';
import {headingsInOrder} from '../headingsInOrder';
import {buildOf} from './buildOf';

it('passes headings that go down by one and up by any', () => {
  const html = '<h4>Menu</h4><main><h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2></main>';
  expect(headingsInOrder(buildOf({'/': html}))).toEqual([]);
});

it('reports a heading that skips a level, and a first one that is not the title', () => {
  const build = buildOf({
    '/skips': '<main><h1>A</h1><h3>B</h3></main>',
    '/starts': '<main><h2>A</h2></main>',
  });
  expect(headingsInOrder(build)).toEqual([
    {
      page: '/skips',
      message: 'The heading "B" has level 3 after level 1.',
      fix: 'Make it level 2.',
    },
    {
      page: '/starts',
      message: 'The heading "A" has level 2 after none.',
      fix: 'Make it level 1.',
    },
  ]);
});
