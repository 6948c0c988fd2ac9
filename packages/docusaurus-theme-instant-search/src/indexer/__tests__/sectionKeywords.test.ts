import {expect, it} from 'vitest';
import {collectSectionKeywords} from '../collectSectionKeywords';
import {parsePage} from '../parsePage';
import {toGuidePage} from '../toGuidePage';

const toPage = (name: string, words?: unknown) => ({
  permalink: `/${name}`,
  source: `@site/${name}.md`,
  frontMatter: words === undefined ? {} : {section_keywords: words},
});
const collect = (content: unknown) => collectSectionKeywords([{content}]);

const PAGE = parsePage(
  '<html class="plugin-docs"><main><h1>Limits</h1><p>Start.</p>' +
    '<h2 id="rates">Rates</h2><p>600 a minute.</p>' +
    '<h2 id="more">More</h2><a href="/x">Elsewhere</a></main></html>',
);
const toGuide = (words: Readonly<Record<string, string>>) =>
  toGuidePage('/limits', PAGE, {
    expandPhrases: (text) => text,
    isListing: false,
    isList: false,
    isSecondary: false,
    isReference: () => false,
    keywords: {source: '@site/docs/limits.md', words},
  });

it('collects the words for sections of docs, posts and pages', () => {
  const plugins = [
    undefined,
    'text',
    [undefined, 1],
    {loadedVersions: [{docs: [toPage('a', {b: 'c, d'}), toPage('none')]}]},
    {blogPosts: [{metadata: toPage('post', {b: ['c', 'd']})}]},
    [toPage('page', {b: 'c'}), {permalink: '/component', source: '@site/component.tsx'}],
  ].map((content) => ({content}));
  expect([...collectSectionKeywords(plugins)]).toEqual([
    ['/a', {source: '@site/a.md', words: {b: 'c, d'}}],
    ['/post', {source: '@site/post.md', words: {b: 'c, d'}}],
    ['/page', {source: '@site/page.md', words: {b: 'c'}}],
  ]);
});

it.each([
  ['throttle', '"section_keywords" must be of type object'],
  [{rates: 5}, '"section_keywords.rates" must be one of [string, array]'],
  [{rates: ['a', 5]}, '"section_keywords.rates[1]" must be a string'],
])('reports words for sections of a wrong type: %j', (words, problem) => {
  expect(() => collect([toPage('a', words)])).toThrow(
    `@site/a.md: ${problem}. Write the anchor of a section and its words, as in section_keywords: {rate-limits: 'how often, throttle'}.`,
  );
});

it('keeps the stems of words for a section, and the section if it has only links', () => {
  expect(
    toGuide({rates: 'too often, throttled', more: 'somewhere'}).guide.sections,
  ).toEqual([
    ['', '', 'Start.', ''],
    ['rates', 'Rates', '600 a minute.', '', 'often throttl'],
    ['more', 'More', '', 'elsewher', 'somewher'],
  ]);
});

it.each([
  ['rate', 'Did you mean "rates"?'],
  ['somewhere', 'Its headings have "rates", "more".'],
])('reports words for a section that the page does not have: %s', (anchor, advice) => {
  expect(() => toGuide({[anchor]: 'throttled'})).toThrow(
    `@site/docs/limits.md: section_keywords has words for "${anchor}", which is not the id of a heading of the page. ${advice}`,
  );
});
