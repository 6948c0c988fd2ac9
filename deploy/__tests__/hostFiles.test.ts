import {expect, it} from 'vitest';
import {toHostFiles} from '../hostFiles';

it('refuses more scripts than a header has room for', () => {
  const hashes = Array.from({length: 41}, (_, index) => `'sha256-${index}'`);
  expect(() => toHostFiles({hashes})).toThrow(
    'The build has 41 different inline scripts, but a Content-Security-Policy header has room for 40. Move scripts that differ from page to page into files.',
  );
});

it('writes for every host the scripts that are allowed', () => {
  for (const [name, text] of toHostFiles({hashes: ["'sha256-a'"]})) {
    expect(text.includes("'sha256-a'"), name).toBe(!/viewer-request|upload/.test(name));
  }
});
