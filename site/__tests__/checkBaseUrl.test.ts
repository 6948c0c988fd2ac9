import {describe, expect, it} from 'vitest';
import {checkBaseUrl} from '../checkBaseUrl';

describe('the base URL in the settings', () => {
  it.each(['/', '/docs-site/', '/a/b/', '/docs2/', '/a/docs/'])(
    'may be %s',
    (baseUrl) => {
      expect(checkBaseUrl(baseUrl)).toBe(baseUrl);
    },
  );

  it.each([
    ['docs-site', '/docs-site/'],
    ['/docs-site', '/docs-site/'],
    ['docs-site/', '/docs-site/'],
  ])('has slashes at both ends, unlike %s', (baseUrl, better) => {
    expect(() => checkBaseUrl(baseUrl)).toThrow(
      new Error(
        `baseUrl in site/settings.ts is "${baseUrl}", and has to begin and end with a slash: "${better}".`,
      ),
    );
  });

  it.each([
    ['/docs/', '/docs/', '/site-docs/'],
    ['/blog/', '/blog/', '/site-blog/'],
    ['/docs/graphql/', '/docs/', '/site-docs/graphql/'],
  ])('is not %s, which a link may begin with', (baseUrl, part, better) => {
    expect(() => checkBaseUrl(baseUrl)).toThrow(
      new Error(
        `baseUrl in site/settings.ts is "${baseUrl}", but Docusaurus takes the links to "${part}..." for links that have it already. Choose another path, such as "${better}".`,
      ),
    );
  });
});
