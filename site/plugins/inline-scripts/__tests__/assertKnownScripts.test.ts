import {expect, it} from 'vitest';
import {assertKnownScripts, isBaseUrlBanner} from '../assertKnownScripts';

const KNOWN = new Set(['a()', 'b()']);

it('passes known scripts', () => {
  expect(() => assertKnownScripts('index.html', ['a()', 'b()'], KNOWN)).not.toThrow();
});

it.each([
  ['a();', '"a();"'],
  [`\n alert("1") ${'x'.repeat(100)}`, `"alert(\\"1\\") ${'x'.repeat(69)}"`],
])('stops at the script %j', (script, start) => {
  expect(() => assertKnownScripts('docs/index.html', ['a()', script], KNOWN)).toThrow(
    new Error(
      `docs/index.html has an inline script that no plugin, theme or configuration adds to every page. It starts with ${start}. If it is yours, move it into a file below site/static, or into "headTags" of site/docusaurus.config.ts. Otherwise find the text of a guide or of the schema that it comes from.`,
    ),
  );
});

const toBanner = (text: string, rest = ''): string => `
document.addEventListener('DOMContentLoaded', function maybeInsertBanner() {
  var shouldInsert = typeof window['docusaurus'] === 'undefined';
  shouldInsert && insertBanner();
});

function insertBanner() {
  var bannerContainer = document.createElement('div');
  bannerContainer.id = '__docusaurus-base-url-issue-banner-container';
  var bannerHtml = ${text};
  bannerContainer.innerHTML = bannerHtml;
  document.body.prepend(bannerContainer);
  var suggestionContainer = document.getElementById('__docusaurus-base-url-issue-banner-suggestion-container');
  var actualHomePagePath = window.location.pathname;
  var suggestedBaseUrl = actualHomePagePath.substr(-1) === '/'
        ? actualHomePagePath
        : actualHomePagePath + '/';
  suggestionContainer.innerHTML = suggestedBaseUrl;
}
${rest}`;

it.each([
  ['of any base URL', toBanner('"\\u003cdiv id=\\"a\\"> /docs/"'), true],
  [
    'of Docusaurus 3.10.2',
    toBanner('"/"').replace(
      'suggestionContainer.innerHTML',
      'suggestionContainer.textContent',
    ),
    true,
  ],
  ['with more script', toBanner('"/"', 'alert(1)'), false],
  ['with script in the place of its text', toBanner('"/" + alert("1")'), false],
])('knows the banner %s: %#', (_, script, isKnown) => {
  expect(isBaseUrlBanner(script)).toBe(isKnown);
});
