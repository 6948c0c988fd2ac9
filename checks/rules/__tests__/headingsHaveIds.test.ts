import {expect, it} from 'vitest';
import {headingsHaveIds} from '../headingsHaveIds';
import {buildOf} from './buildOf';

const PAGE = '/docs/graphql/types/objects/space';

it('passes headings with ids, and those outside of the reference and its articles', () => {
  const build = buildOf({
    [PAGE]:
      '<h2>Menu</h2><main><h1>A</h1><h2 id="b">B</h2><h3 id="c">C</h3><h4>D</h4></main>',
    '/blog': '<main><h2>Post</h2></main>',
  });
  expect(headingsHaveIds(build)).toEqual([]);
});

it('reports a heading without an id, and one whose id is empty', () => {
  const build = buildOf({[PAGE]: '<main><h2>Used by</h2><h3 id="">Fields</h3></main>'});
  const fix = 'Draw it with GraphqlHeading, which takes the id from the section.';
  expect(headingsHaveIds(build)).toEqual([
    {page: PAGE, message: 'The heading "Used by" of level 2 has no id.', fix},
    {page: PAGE, message: 'The heading "Fields" of level 3 has no id.', fix},
  ]);
});
