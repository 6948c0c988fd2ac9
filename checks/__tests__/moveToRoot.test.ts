import {expect, it} from 'vitest';
import {moveToRoot, toRoot} from '../moveToRoot';
import {parsePage} from '../parsePage';

it.each([
  ['/docs-site/docs/intro#a', '/docs/intro#a'],
  ['/docs-site/?q=1', '/?q=1'],
  ['/docs-site', '/'],
  ['https://docs.example/docs-site/blog', 'https://docs.example/blog'],
  ['https://docs.example/docs-site/', 'https://docs.example/'],
  ['/docs/intro', '/outside-the-base-url/docs/intro'],
  ['https://other.example/docs/intro', 'https://other.example/docs/intro'],
  ['//other.example/docs-site/', '//other.example/docs-site/'],
  ['#below', '#below'],
  ['mailto:a@docs.example', 'mailto:a@docs.example'],
])('below /docs-site/, %s is %s at the root', (url, expected) => {
  expect(toRoot(url, '/docs-site/')).toBe(expected);
});

it('moves links, what the page loads, and its own address', () => {
  const page = parsePage(
    '/a',
    '<link rel=canonical href="https://docs.example/b/a"><a href="/b/c"></a><a href="https://docs.example/b/d"></a><a href="https://docs.example/books"></a><a href="/e"></a><a href="http://"></a><img src="/b/d.png"><script src="/b/e.js"></script>',
  );
  expect(moveToRoot(page, '/')).toBe(page);
  expect(moveToRoot(page, '/b/')).toMatchObject({
    canonicals: ['https://docs.example/a'],
    links: ['/c', 'https://docs.example/d', '/outside-the-base-url/e', 'http://'],
    images: [{src: '/d.png'}],
    resources: [{url: '/d.png'}, {url: '/e.js'}],
  });
});
