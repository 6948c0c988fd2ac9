import {expect, it} from 'vitest';
import {toMarkdownHref} from '../toMarkdownHref';

it.each([
  ['/docs/chat', '/', '/docs/chat.md'],
  ['/docs/graphql/', '/', '/docs/graphql.md'],
  ['/docs/chat#rooms', '/', '/docs/chat.md#rooms'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base/#start', '/base/', '/base/index.md#start'],
])('the Markdown of %s, with the base URL %s, is %s', (href, baseUrl, markdown) => {
  expect(toMarkdownHref(href, baseUrl)).toBe(markdown);
});
