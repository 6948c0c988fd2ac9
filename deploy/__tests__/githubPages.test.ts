import {expect, it} from 'vitest';
import {addMetaPolicy} from '../githubPages';

const HASHES = ["'sha256-a'"];

it('puts the policy before everything that it is about', () => {
  const html =
    '<!doctype html><html><head><meta charset=UTF-8><script>a</script></head></html>';
  const page = addMetaPolicy(html, HASHES);
  expect(page).toMatch(
    /^<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-a'; [^"]*"><meta name="referrer" content="same-origin"><script>/,
  );
  // Browsers warn about what only a header can state.
  expect(page).not.toContain('frame-ancestors');
});

it('refuses a page that cannot carry one', () => {
  expect(() => addMetaPolicy('<p>', HASHES)).toThrow(
    'A page has no <head> that could carry its Content-Security-Policy.',
  );
});
