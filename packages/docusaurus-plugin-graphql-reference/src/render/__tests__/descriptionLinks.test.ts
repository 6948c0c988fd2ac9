import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {createDescriptionCode} from '../../samples/createDescriptionCode';
import {createLinkResolver} from '../../links/createLinkResolver';
import {createDescriptionRenderer, type RenderDescription} from '../renderDescription';
import {inEnglish} from '../../words/createTranslate';

const SDL = 'type Query { spaceById(id: ID!): Space } type Space { id: ID! }';

function rendererWith(base?: string): RenderDescription {
  const code = createDescriptionCode(buildSchema(SDL), contextOf(SDL).permalinks.of);
  const place = {
    baseUrl: '/site/',
    basePath: '/site/docs/graphql/',
    guide: '/site/a#token',
  };
  return createDescriptionRenderer(code, inEnglish, createLinkResolver(base, place));
}

/** Where the link of a description leads; undefined where it is none. */
function hrefOf(written: string, base?: string): string | undefined {
  const html = rendererWith(base)(`[a](${written})`);
  return /href="([^"]*)"/.exec(html)?.[1];
}

describe('a relative link', () => {
  const ADDRESS = 'https://api.example/docs';

  it.each([
    ['paging.html', ADDRESS, 'https://api.example/docs/paging.html'],
    ['./paging?a=1#b', `${ADDRESS}/`, 'https://api.example/docs/paging?a=1#b'],
    ['../terms', ADDRESS, 'https://api.example/terms'],
    ['/terms', ADDRESS, 'https://api.example/terms'],
    ['paging', '/guides', '/site/guides/paging'],
    ['../terms', '/guides/', '/site/terms'],
    ['/terms', '/guides/', '/site/terms'],
    ['/site/terms', '/guides/', '/site/terms'],
    ['paging', '/site/guides/', '/site/guides/paging'],
    ['paging', '/', '/site/paging'],
  ])('%s is meant from the base %s', (written, base, href) => {
    expect(hrefOf(written, base)).toBe(href);
  });

  it.each([
    'https://other.example/a',
    'mailto:a@b.example',
    '#head',
    '/site/a#token',
    '/site/docs/graphql',
    '/site/docs/graphql/types/objects/space#id',
  ])('%s is none', (written) => {
    expect(hrefOf(written, ADDRESS)).toBe(written);
  });

  it('stays as it is without a base', () => {
    expect([hrefOf('../a'), hrefOf('a')]).toEqual(['../a', undefined]);
  });

  it.each([
    ['/a', '/site/a'],
    ['/site/a', '/site/a'],
    ['//other.example/a', undefined],
  ])('to the root is meant from the base URL without a base: %s', (written, href) => {
    expect(hrefOf(written)).toBe(href);
  });

  it('cannot leave the base by tricks', () => {
    expect(hrefOf('javascript:alert(1)', ADDRESS)).toBeUndefined();
    expect(hrefOf('<java&#9;script:alert(1)>', ADDRESS)).toBe(
      'https://api.example/docs/java%09script:alert(1)',
    );
    expect(hrefOf('//other.example/a', ADDRESS)).toBeUndefined();
    expect(hrefOf('/\\\\other.example/a', ADDRESS)).toBe(
      'https://api.example/%5Cother.example/a',
    );
  });

  it('of a picture is resolved, too', () => {
    expect(rendererWith(ADDRESS)('![b](i.png)')).toBe(
      '<p><a href="https://api.example/docs/i.png" rel="noopener noreferrer">b</a></p>',
    );
  });
});

describe('a link round a picture', () => {
  const render = rendererWith();
  const link = (text: string): string =>
    `<p><a href="https://y.example/" rel="noopener noreferrer">${text}</a></p>`;

  it.each([
    ['[![b](https://x.example/i.png)](https://y.example/)', link('<span>b</span>')],
    [
      '[**![b](i.png)** c](https://y.example/)',
      link('<strong><span>b</span></strong> c'),
    ],
    ['[![](i.png)](https://y.example/)', link('<span>i.png</span>')],
    ['[](https://y.example/)', link('https://y.example/')],
    [
      '[![b](https://x.example/i.png)](javascript:a)',
      '<p><span><a href="https://x.example/i.png" rel="noopener noreferrer">b</a></span></p>',
    ],
  ])('%s is one link with a text', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });
});

describe('a link to a heading of its own description', () => {
  const render = rendererWith();
  const TEXT = '[a](#the-usage) [b](#other)\n\n## The `Usage`!\n\nC.';

  it('leads there where the description has its place', () => {
    expect(render(TEXT, '')).toBe(
      '<p><a href="#description-the-usage">a</a> <a href="#other">b</a></p>\n' +
        '<p id="description-the-usage"><strong>The <code>Usage</code>!</strong></p>\n<p>C.</p>',
    );
    expect(render(TEXT, 'field.argument')).toContain(
      'id="field.argument.description-the-usage"',
    );
  });

  it('is text where the description is beside others', () => {
    expect(render(TEXT)).toBe(
      '<p><span>a</span> <a href="#other">b</a></p>\n' +
        '<p><strong>The <code>Usage</code>!</strong></p>\n<p>C.</p>',
    );
  });

  it('finds each of several headings that are alike', () => {
    const html = render('[x](#a-1) [y](#%C3%A9-b)\n\n# A\n\n# A\n\n# É b', '');
    expect(html).toContain('href="#description-a-1"');
    expect(html).toContain('id="description-a-1"');
    expect(html).toContain('href="#description-é-b"');
  });

  it('is no other link beside a heading of symbols', () => {
    const links = '[a](https://x.example/) [b](/b) [c](#c) [d](#)';
    const [paragraph] = render(`${links}\n\n## ☀\n\n## ☀`, '').split('\n');
    expect(paragraph).toBe(render(links));
  });

  it('may be broken', () => {
    expect(render('[x](#%)\n\n# A', '')).toContain('<a href="#%25">x</a>');
  });
});
