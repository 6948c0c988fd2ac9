import {expect, it} from 'vitest';
import {noInlineStyles} from '../noInlineStyles';
import {buildOf} from './buildOf';

it('passes a page that is styled by class, and markup in a script', () => {
  const script = `<script>banner = '<p style="color:red">'</script>`;
  expect(noInlineStyles(buildOf({'/': `<p class=a>x</p>${script}`}))).toEqual([]);
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
