import {expect, it} from 'vitest';
import {writeFolder} from '../../tests/support/writeFolder';
import {findReferencePages, readBuild, toPagePath} from '../build';

it('reads pages, other files and the sitemap', () => {
  const build = readBuild(
    writeFolder({
      'index.html': '<title>Home</title>',
      '404.html': '',
      'docs/graphql/index.html': '',
      'docs/graphql/types/objects/space/index.html': '',
      'assets/js/main.js': 'x',
      'assets/js/main.js.br': '12345',
      'sitemap.xml':
        '<urlset><url><loc>https://docs.example/</loc></url><url><loc>https://docs.example/docs/versioning/</loc></url></urlset>',
    }),
  );

  expect([...build.pages.keys()].sort()).toEqual([
    '/',
    '/404',
    '/docs/graphql',
    '/docs/graphql/types/objects/space',
  ]);
  expect(build.pages.get('/')?.titles).toEqual(['Home']);
  expect([...build.assets.keys()].sort()).toEqual(['/assets/js/main.js', '/sitemap.xml']);
  expect(build.assets.get('/assets/js/main.js')?.read()).toBe('x');
  expect(build.sitemap).toEqual(['/', '/docs/versioning/']);
  expect(
    findReferencePages(build)
      .map((page) => page.path)
      .sort(),
  ).toEqual(['/docs/graphql', '/docs/graphql/types/objects/space']);
});

it('weighs the precompressed file, or compresses', () => {
  const text = 'x'.repeat(5000);
  const {weigh} = readBuild(
    writeFolder({'index.html': text, 'docs.html': text, 'docs.html.br': '12345'}),
  );

  expect(weigh('/docs')).toBe(5);
  expect(weigh('/')).toBeLessThan(50);
  expect(weigh('/')).toBeGreaterThan(5);
  expect(weigh('/nope')).toBe(0);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/404.html', '/404'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
])('gives %s the page path %s', (url, pagePath) => {
  expect(toPagePath(url)).toBe(pagePath);
});
