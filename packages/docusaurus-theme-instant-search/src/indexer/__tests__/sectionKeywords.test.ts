import {expect, it} from 'vitest';
import {loadPlugins} from '../../../../../tests/support/loadPlugins';
import {collectSectionKeywords} from '../collectSectionKeywords';
import {parsePage} from '../parsePage';
import {toGuidePage} from '../toGuidePage';

/** The words in a site with those guides, and with files of its other plugins. */
async function collect(docs: Readonly<Record<string, string>>, others = {}) {
  const files = Object.entries(docs).map(
    ([name, words]) =>
      [
        `docs/${name}.md`,
        words === '' ? `# ${name}` : `---\nsection_keywords: ${words}\n---\n\n# ${name}`,
      ] as const,
  );
  const {plugins} = await loadPlugins(
    {...Object.fromEntries(files), ...others},
    {docs: {}, blog: {onUntruncatedBlogPosts: 'ignore'}, pages: {}},
  );
  return collectSectionKeywords(plugins);
}

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

it('collects the words for sections of docs, posts and pages', async () => {
  const words = '---\nsection_keywords: {b: [c, d]}\n---\n\nText.\n';
  const collected = await collect(
    {a: '{b: "c, d"}', none: ''},
    {
      'blog/2026-01-02-post.md': words,
      'src/pages/page.md': words,
      'src/pages/component.jsx': 'export default () => null;',
    },
  );
  const found = {words: {b: 'c, d'}};
  expect([...collected].toSorted()).toEqual([
    ['/blog/2026/01/02/post', {source: '@site/blog/2026-01-02-post.md', ...found}],
    ['/docs/a', {source: '@site/docs/a.md', ...found}],
    ['/page', {source: '@site/src/pages/page.md', ...found}],
  ]);
  // Another plugin may load anything.
  const content = {loadedVersions: [{docs: [{frontMatter: {section_keywords: {}}}]}]};
  expect(collectSectionKeywords([{name: 'other', content}]).size).toBe(0);
});

it.each([
  ['throttle', '"section_keywords" must be of type object'],
  ['{rates: 5}', '"section_keywords.rates" must be one of [string, array]'],
  ['{rates: [a, 5]}', '"section_keywords.rates[1]" must be a string'],
])('reports words for sections of a wrong type: %s', async (words, problem) => {
  await expect(collect({a: words})).rejects.toThrow(
    `@site/docs/a.md: ${problem}. Write the anchor of a section and its words, as in section_keywords: {rate-limits: 'how often, throttle'}.`,
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
