import {expect, it} from 'vitest';
import {HOST_FILES, readHostFile, withScriptHashes} from '../hostFiles';

it('throws when a header has no room for the hashes of all scripts', () => {
  const hashes = Array.from({length: 41}, (_, index) => `'sha256-${index}'`);
  expect(() => withScriptHashes('', hashes)).toThrow(
    'The build has 41 different inline scripts, but a Content-Security-Policy header has room for 40. Move scripts that differ from page to page into files.',
  );
});

it.each(HOST_FILES)('replaces the hashes of %s and nothing else', (name) => {
  const text = readHostFile(name);
  const other = withScriptHashes(text, ["'sha256-a'", "'sha256-b'"]);
  expect(other).toContain("; script-src 'self' 'sha256-a' 'sha256-b'; style-src");
  const [, hashes = ''] = /script-src 'self' ([^;]*)/.exec(text) ?? [];
  expect(withScriptHashes(other, hashes.split(' '))).toBe(text);
});

it('has no line in _headers that Cloudflare Pages rejects', () => {
  const lengths = readHostFile('_headers')
    .split('\n')
    .map(({length}) => length);
  expect(Math.max(...lengths)).toBeLessThan(2000);
});
