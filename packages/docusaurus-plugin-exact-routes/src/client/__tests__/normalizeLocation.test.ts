import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/core/lib/client/normalizeLocation.js', () => ({
  default: (location: {readonly pathname: string}) => ({
    ...location,
    pathname: location.pathname.trim().replace(/\.html$/, ''),
  }),
}));
const {default: normalizeLocation} = await import('../normalizeLocation');

function normalize(pathname: string): string {
  return normalizeLocation({pathname, search: '', hash: '', state: undefined, key: ''})
    .pathname;
}

describe('the location that the router shows', () => {
  it('is what Docusaurus makes of it', () => {
    expect(normalize('/docs/intro.html')).toBe('/docs/intro');
  });

  it.each(['/docs/intro ', '/docs/intro.html ', '/docs/intro\u00a0', ' /', '/ '])(
    'keeps the spaces of "%s"',
    (pathname) => {
      expect(normalize(pathname)).toBe(pathname);
    },
  );
});
