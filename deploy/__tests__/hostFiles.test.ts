import {expect, it} from 'vitest';
import {toHostFiles} from '../hostFiles';

it('throws when a header has no room for the hashes of all scripts', () => {
  const hashes = Array.from({length: 41}, (_, index) => `'sha256-${index}'`);
  expect(() => toHostFiles({hashes})).toThrow(
    'The build has 41 different inline scripts, but a Content-Security-Policy header has room for 40. Move scripts that differ from page to page into files.',
  );
});

it('allows the inline scripts in the file for each host', () => {
  for (const [name, text] of toHostFiles({hashes: ["'sha256-a'"]})) {
    expect(text, name).toContain("'sha256-a'");
  }
});
