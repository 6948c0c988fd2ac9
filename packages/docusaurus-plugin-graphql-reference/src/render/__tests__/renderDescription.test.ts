import {load} from 'cheerio';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {createDescriptionCode} from '../../samples/createDescriptionCode';
import {createDescriptionRenderer} from '../renderDescription';

const SDL = 'type Query { spaceById(id: ID!): Space } type Space { id: ID! }';
const schema = buildSchema(SDL);
const render = createDescriptionRenderer(
  createDescriptionCode(schema, contextOf(SDL).permalinks.of),
);

it('a text that is nested too deeply is shown as it is written', () => {
  for (const mark of ['- ', '>', '![', '*a ']) {
    const text = `${mark.repeat(4000)}<b>`;
    expect(load(render(text))('code').text()).toBe(text);
  }
});

it.each([
  ['nothing', undefined, ''],
  ['blanks', ' \n\t ', ''],
  ['a text', 'A space.', '<p>A space.</p>'],
  ['several lines', 'Two\nlines.', '<p>Two\nlines.</p>'],
  ['code', '`a < b`', '<p><code>a &#x3C; b</code></p>'],
  ['an entity', 'a &amp; b &lt;', '<p>a &#x26; b &#x3C;</p>'],
  ['a date', 'Until 2027-03-01.', '<p>Until <time>2027-03-01</time>.</p>'],
  [
    'dates, not those in code or longer numbers',
    '*2027-03-01*2027-06-01 `2027-03-01` 12027-03-01',
    '<p><em><time>2027-03-01</time></em><time>2027-06-01</time> <code>2027-03-01</code> 12027-03-01</p>',
  ],
])('%s', (_, markdown, html) => {
  expect(render(markdown)).toBe(html);
});

describe('braces and angle brackets stay as written', () => {
  it.each([
    ['{braces} {{and}} ${more}', '<p>{braces} {{and}} ${more}</p>'],
    ['Map<String, List<T>>', '<p>Map&#x3C;String, List&#x3C;T>></p>'],
    ['a < b && c > d', '<p>a &#x3C; b &#x26;&#x26; c > d</p>'],
    ['<div>text</div>', '&#x3C;div>text&#x3C;/div>'],
    ['a <b>bold</b> c', '<p>a &#x3C;b>bold&#x3C;/b> c</p>'],
    ['<!-- a comment -->', '&#x3C;!-- a comment -->'],
    ['import x from "y"', '<p>import x from "y"</p>'],
    ['export const a = {b: <C />}', '<p>export const a = {b: &#x3C;C />}</p>'],
  ])('%s', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });
});

describe('a link', () => {
  const external = (href: string, text: string) =>
    `<p><a href="${href}" rel="noopener noreferrer">${text}</a></p>`;

  it.each([
    ['[a](https://example.com "title")', external('https://example.com', 'a')],
    [
      '<https://example.com/?a=1&b>',
      external('https://example.com/?a=1&#x26;b', 'https://example.com/?a=1&#x26;b'),
    ],
    ['https://example.com', external('https://example.com', 'https://example.com')],
    ['www.example.com', external('http://www.example.com', 'www.example.com')],
    ['[a][1]\n\n[1]: https://example.com', external('https://example.com', 'a')],
    ['[a](/docs/intro)', '<p><a href="/docs/intro">a</a></p>'],
    ['[a](./b//c)', '<p><a href="./b//c">a</a></p>'],
    ['[a](#fields)', '<p><a href="#fields">a</a></p>'],
    ['a@example.com', '<p><a href="mailto:a@example.com">a@example.com</a></p>'],
  ])('%s is one', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&#58;alert(1)',
    '&#x6A;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,%3Cscript%3Ealert(1)%3C/script%3E',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    '/.//example.com',
    '/%2e//example.com',
    './/example.com',
    '../..//example.com',
    '/a/..//example.com',
    'ht&#10;tps://example.com',
    '/gr%F6%DFe',
    './%FF',
    '#%E0%A4%A',
  ])('to %s is its text only', (href) => {
    const text = (markdown: string) => render(markdown).replace(/<\/?(?:p|span)>/g, '');
    expect(text(`[a](<${href}>)`)).toBe('a');
    expect(text(`[a][1]\n\n[1]: <${href}>`)).toBe('a');
    expect(text(`![a](<${href}>)`)).toBe('a');
  });

  it('to the type that inline code names is made by itself', () => {
    const type = '<a href="/docs/graphql/types/objects/space"><code>Space</code></a>';
    expect(render('`Space`')).toBe(`<p>${type}</p>`);
    expect(render('`Space.id` and `spaceById`, not `space`')).toBe(
      '<p><a href="/docs/graphql/types/objects/space#id"><code>Space.id</code></a> and <a href="/docs/graphql/operations/queries/space-by-id"><code>spaceById</code></a>, not <code>space</code></p>',
    );
    expect(render('[`Space`](https://example.com)')).toBe(
      external('https://example.com', '<code>Space</code>'),
    );
  });

  it.each(['__Type', '__Type.name', '__Schema.types', 'Space.toString', 'constructor'])(
    'is not made of `%s`, which has no page',
    (name) => {
      expect(render(`\`${name}\``)).toBe(`<p><code>${name}</code></p>`);
    },
  );

  it('is not made of code that opts out, and other code with the mark stays as it is', () => {
    expect(render('`!Space` `!=` `!important` `a != b`')).toBe(
      '<p><code>Space</code> <code>!=</code> <code>!important</code> <code>a != b</code></p>',
    );
  });
});

it('an image of another host is a link to it', () => {
  expect(render('![A cat](https://example.com/cat.png "Tom")')).toBe(
    '<p><a href="https://example.com/cat.png" rel="noopener noreferrer">A cat</a></p>',
  );
  expect(render('![](https://example.com/cat.png)')).toBe(
    '<p><a href="https://example.com/cat.png" rel="noopener noreferrer">https://example.com/cat.png</a></p>',
  );
});

it('a heading is a strong line, for the outline is the page’s', () => {
  expect(render('# A *b*\n\nText\n\nC\n===')).toBe(
    '<p><strong>A <em>b</em></strong></p>\n<p>Text</p>\n<p><strong>C</strong></p>',
  );
});

it('a table keeps the alignment of its columns, without an attribute of style', () => {
  expect(render('| a | b |\n|:--|--:|\n| 1 | <i> |')).toBe(
    '<table tabindex="0">\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="left">1</td>\n<td align="right">&#x3C;i></td>\n</tr>\n</tbody>\n</table>',
  );
});

it('a footnote is a paragraph that begins with its mark', () => {
  expect(render('Text[^Note].\n\n[^Note]: The *note*.')).toBe(
    '<p>Text[^Note].</p>\n<div>[^Note]<p>The <em>note</em>.</p></div>',
  );
});

describe('a code block', () => {
  const contentOf = (html: string) => /<code>([\s\S]*)<\/code>/.exec(html)?.[1];

  it('has the frame of every code block of the site', () => {
    expect(render('```json\n{"a": 1}\n```')).toBe(
      '<figure class="code-frame"><figcaption class="code-frame__caption">JSON</figcaption><button type="button" class="code-frame__button" data-copy="">Copy</button><pre class="code-frame__box" tabindex="0" role="group" aria-label="JSON"><code>{<span class="hl-attr">"a"</span>: <span class="hl-number">1</span>}</code></pre></figure>',
    );
  });

  it('that is not closed ends with the description', () => {
    expect(contentOf(render('```\n<b>'))).toBe('&lt;b&gt;');
  });

  it.each(['constructor', 'toString', '__proto__', '"><script>', 'nowhere', 'graphql,x'])(
    'in the language %s is shown as text',
    (language) => {
      const html = render(`\`\`\`${language}\n<a>\n\`\`\``);
      expect(contentOf(html)).toBe('&lt;a&gt;');
      expect(load(html)('script').length).toBe(0);
    },
  );

  it('of GraphQL links what it names', () => {
    const html = render('```graphql\nquery { spaceById(id: 1) { id } }\n```');
    expect(html).toContain('href="/docs/graphql/operations/queries/space-by-id"');
  });

  it('of GraphQL that cannot be parsed is shown as it is', () => {
    const html = render('```graphql\nquery { <script>alert(1)</script>\n```');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;');
  });
});
