import {describe, expect, it} from 'vitest';
import {findOwnPath} from '../findOwnPath';

const URL_OF_SITE = 'https://docs.example';

describe('the path by which a page calls itself', () => {
  it.each([
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro', '/docs/intro/'],
    ['/docs/intro.html', '/docs/intro/'],
    ['/index.html', '/'],
    ['/sub', '/sub/'],
    ['/sub/index.html', '/sub/'],
    ['/docs/caf%C3%A9/', '/docs/café'],
  ])('takes the place of %s where it is %s', (pathname, canonical) => {
    expect(findOwnPath(pathname, URL_OF_SITE + canonical)).toBe(encodeURI(canonical));
  });

  it.each([
    ['the same', '/docs/intro', `${URL_OF_SITE}/docs/intro`],
    ['the same, of the home page', '/', `${URL_OF_SITE}/`],
    ['in another letter case', '/docs/Intro', `${URL_OF_SITE}/docs/intro`],
    ['of another page', '/docs/graphql/include', `${URL_OF_SITE}/docs/graphql/skip`],
    ['of a page above', '/docs/intro/more', `${URL_OF_SITE}/docs/intro`],
    ['below another base URL', '/sub/docs/intro/', `${URL_OF_SITE}/docs/intro`],
    ['with a space', '/docs/intro%20', `${URL_OF_SITE}/docs/intro`],
    ['that merely ends in html', '/docs/about-html', `${URL_OF_SITE}/docs/about-`],
    ['unknown', '/docs/intro/', undefined],
  ])('stays where it is %s', (_title, pathname, canonical) => {
    expect(findOwnPath(pathname, canonical)).toBeUndefined();
  });
});
