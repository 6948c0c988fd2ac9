import {expect, it} from 'vitest';
import {hideOptions} from '../hideOptions';

it('options of plugins reach the plugins, but no script of a page', () => {
  const options = {schema: 'a.graphql'};
  const plugins = hideOptions([['reference', options], 'sitemap', false]);
  expect(plugins).toEqual([['reference', options], 'sitemap', false]);
  expect(JSON.stringify(plugins)).toBe('[["reference",null],"sitemap",false]');
});
