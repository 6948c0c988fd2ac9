import {expect, it} from 'vitest';
import {pageRules} from '../pageRules';
import {buildOf} from './buildOf';

const TITLE = '<title>Chat</title>';
const DESCRIPTION = '<meta name="description" content="How chat works.">';
const CANONICAL = '<link rel="canonical" href="https://docs.example/docs/chat">';

type Rule = keyof typeof pageRules;

function pageOf(headings: string, ...hashes: readonly string[]): string {
  const links = hashes.map((hash) => `<li><a href="${hash}">x</a></li>`).join('');
  return `<main><h1>T</h1>${headings}<div class="a theme-doc-toc-desktop"><ul>${links}</ul></div></main>`;
}

function messagesOf(rule: Rule, html: string, path = '/docs/chat'): readonly string[] {
  return pageRules[rule](buildOf({[path]: html})).map(({message}) => message);
}

it.each<[Rule, string]>([
  ['oneMainHeading', '<h1>Home</h1><h2>More</h2>'],
  ['metadataPresent', `${TITLE}${DESCRIPTION}${CANONICAL}<svg><title>Icon</title></svg>`],
  ['languageDeclared', '<html lang=en></html>'],
  ['headingsInOrder', '<h4>M</h4><main><h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2></main>'],
  ['contentsComplete', pageOf('<h2 id=a>A</h2><h3 id=b>B</h3><h4>C</h4>', '#a', '#b')],
  ['contentsComplete', '<main><h1>T</h1></main><h2>Footer</h2>'],
  ['idsAreUnique', '<p id=name><p id=Name>'],
  ['imagesDescribed', '<img src=/a.png alt="A map" width=2 height=1>'],
  ['imagesDescribed', '<img alt="" class="avatar__photo">'],
  ['noInlineStyles', `<p class=a>x</p><script>'<p style="color:red">'</script>`],
  ['noScriptLinks', '<a href="/javascript:guide">x</a><a href="#javascript">y</a>'],
  [
    'structuredDataParses',
    '<script type="application/ld+json">{"name": "< /script>"}</script><script>f(</script>',
  ],
])('%s passes %s', (rule, html) => {
  expect(messagesOf(rule, html)).toEqual([]);
});

it.each<[Rule, string, string[]]>([
  ['oneMainHeading', '<h2>More</h2>', ['The page has 0 headings of level 1.']],
  [
    'oneMainHeading',
    '<h1>Blog</h1><h1>Post</h1>',
    ['The page has 2 headings of level 1: "Blog", "Post".'],
  ],
  [
    'metadataPresent',
    '',
    [
      'The page has 0 titles.',
      'The page has 0 descriptions.',
      'The page has 0 canonical links.',
    ],
  ],
  [
    'metadataPresent',
    `<title></title><meta name="description" content="">${CANONICAL}`,
    ['The page has 0 titles.', 'The page has 0 descriptions.'],
  ],
  [
    'metadataPresent',
    `${TITLE}${TITLE}${DESCRIPTION}${CANONICAL}${CANONICAL}`,
    ['The page has 2 titles.', 'The page has 2 canonical links.'],
  ],
  ['languageDeclared', '<html></html>', ['The html element has no lang attribute.']],
  [
    'headingsInOrder',
    '<main><h1>A</h1><h3>B</h3></main>',
    ['The heading "B" has level 3 after level 1.'],
  ],
  [
    'headingsInOrder',
    '<main><h2>A</h2></main>',
    ['The heading "A" has level 2 after none.'],
  ],
  [
    'contentsComplete',
    pageOf('<h2 id=a>A</h2><h3 id=b>B</h3>', '#a'),
    ['The heading "B" (#b) is not at place 2 of the table of contents.'],
  ],
  [
    'contentsComplete',
    pageOf('<h2>A</h2>', '#a'),
    ['The heading "A" (without an id) is not at place 1 of the table of contents.'],
  ],
  [
    'idsAreUnique',
    '<p id=a><p id=a><p id=a><p id=b>',
    ['The id "a" occurs more than once.'],
  ],
  [
    'imagesDescribed',
    '<img src="/a.png" width=2>',
    [
      'The image /a.png has no alt attribute.',
      'The image /a.png has no width and height.',
    ],
  ],
  [
    'noInlineStyles',
    '<p style="color:red">x</p>',
    ['The element <p style="color:red"> is styled inline.'],
  ],
  [
    'structuredDataParses',
    '<script type="application/ld+json">{"name":"</script><script>f()</script>"}</script>',
    ['The page has JSON-LD that cannot be parsed: {"name":"'],
  ],
])('%s reports %s', (rule, html, messages) => {
  expect(messagesOf(rule, html)).toEqual(messages);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
])('noScriptLinks reports %j', (href) => {
  expect(messagesOf('noScriptLinks', `<a href="${href}">x</a>`)).toEqual([
    `The link "${href}" would run a script.`,
  ]);
});

it('needs no description on the not-found page, nor contents outside the docs', () => {
  expect(messagesOf('metadataPresent', TITLE + CANONICAL, '/404')).toEqual([]);
  const html = '<main><h1>T</h1><h2>A</h2></main>';
  expect(messagesOf('contentsComplete', html, '/blog/post')).toEqual([]);
});

it('names the page and a fix', () => {
  expect(pageRules.idsAreUnique(buildOf({'/a': '<p id=a><p id=a>'}))).toEqual([
    {
      page: '/a',
      message: 'The id "a" occurs more than once.',
      fix: 'Rename one; links and labels find only the first.',
    },
  ]);
});
