import {expect, it} from 'vitest';
import {noInlineStyles} from '../noInlineStyles';
import {buildOf} from './buildOf';

it('passes reference pages that are styled by class', () => {
  const build = buildOf({
    '/docs/graphql': '<p class=a>',
    '/docs/graphqlx': '<p style="a">',
  });
  expect(noInlineStyles(build)).toEqual([]);
});

it('reports a style attribute with its element', () => {
  const build = buildOf({'/docs/graphql/types/enums/role': '<p style="color:red">x</p>'});
  expect(noInlineStyles(build)).toEqual([
    {
      page: '/docs/graphql/types/enums/role',
      message: 'The element <p style="color:red"> is styled inline.',
      fix: 'Move the style into the CSS module of its component.',
    },
  ]);
});
