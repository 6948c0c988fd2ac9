import {expect, it} from 'vitest';
import {readHostFile, toHostFiles} from '../hostFiles';

it('throws when a header has no room for the hashes of all scripts', () => {
  const hashes = Array.from({length: 41}, (_, index) => `'sha256-${index}'`);
  expect(() => toHostFiles(hashes, readHostFile)).toThrow(
    'The build has 41 different inline scripts, but a Content-Security-Policy header has room for 40. Move scripts that differ from page to page into files.',
  );
});

it('allows the inline scripts in the file for each host, however often it is written', () => {
  const files = toHostFiles(["'sha256-a'"], readHostFile);
  const again = toHostFiles(["'sha256-b'"], (name) => files.get(name));
  expect(again).toEqual(toHostFiles(["'sha256-b'"], readHostFile));
  for (const [name, text] of files) expect(text, name).toContain("'sha256-a'");
});
