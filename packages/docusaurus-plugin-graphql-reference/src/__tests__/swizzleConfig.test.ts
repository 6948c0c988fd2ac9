import {expect, it} from 'vitest';
import {swizzleConfig} from '../swizzleConfig';

it('every component of the theme may be wrapped and ejected', () => {
  const safe = {actions: {wrap: 'safe', eject: 'safe'}};
  expect(swizzleConfig.components).toMatchObject({
    'DocSidebarItem/Category': safe,
    GraphqlArticle: safe,
    'GraphqlSection/Changes': safe,
    'GraphqlSection/Changes/section': {actions: {wrap: 'forbidden', eject: 'forbidden'}},
  });
});
