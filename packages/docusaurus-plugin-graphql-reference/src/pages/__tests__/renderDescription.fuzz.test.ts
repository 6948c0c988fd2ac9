import {load} from 'cheerio';
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {createDescriptionCode} from '../../samples/createDescriptionCode';
import {seededRandom} from '../../../../graphql-api-model/src/__fixtures__/seededRandom';
import {createLinkResolver} from '../createLinkResolver';
import {createDescriptionRenderer} from '../renderDescription';
import {sayInEnglish} from '../words/createSay';

const SDL = 'type Query { spaceById(id: ID!): Space } type Space { id: ID! }';
const render = createDescriptionRenderer(
  createDescriptionCode(buildSchema(SDL), contextOf(SDL).permalinks.of),
);

const renderResolved = createDescriptionRenderer(
  createDescriptionCode(buildSchema(SDL), contextOf(SDL).permalinks.of),
  sayInEnglish,
  createLinkResolver('https://api.example/docs/', {baseUrl: '/', basePath: '/docs/'}),
);

/** All that a description may become, with the attributes that each element may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'title'],
  blockquote: [],
  br: [],
  button: ['type', 'class', 'data-copy'],
  code: [],
  del: [],
  div: [],
  em: [],
  figcaption: ['class'],
  figure: ['class'],
  hr: [],
  input: ['type', 'checked', 'disabled', 'aria-label'],
  li: ['class'],
  ol: ['start', 'class'],
  p: ['id'],
  pre: ['class', 'tabindex', 'role', 'aria-label'],
  span: ['class'],
  strong: [],
  table: ['tabindex'],
  tbody: [],
  td: [],
  th: [],
  thead: [],
  tr: [],
  ul: ['class'],
};

const PIECES = [
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '=',
  '\n\n# ',
  '](#word)',
  '](./a',
  '&',
  ';',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '!',
  '#',
  '*',
  '_',
  '~',
  '`',
  '```',
  '|',
  '-',
  '+',
  ':',
  '\\',
  '\n',
  '\n\n',
  '  \n',
  '\t',
  ' ',
  '    ',
  '> ',
  '- [x] ',
  '1. ',
  '| a | b |\n|---|:-:|\n',
  '[^1]',
  '[^1]: ',
  '===',
  '---',
  'script',
  'style',
  'iframe',
  'svg',
  'img',
  'a',
  'onerror=',
  'onclick=',
  'href=',
  'src=',
  'javascript:',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  'https://',
  'www.a.b',
  '&#58;',
  '&colon;',
  '&lt;',
  '&#x0;',
  '&NewLine;',
  'x@y.z',
  '<!--',
  '-->',
  '<![CDATA[',
  '<?php',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</p></div></body>',
  '](javascript:alert(1))',
  '[a](<',
  '![a](',
  '[1]: javascript:a',
  '`Space`',
  '`__Type.name`',
  '`!=`',
  '\0',
  '\r',
  '\u2028',
  '\u202E',
  '\uFEFF',
  '😀',
  '\uD800',
  '${x}',
  '{{x}}',
  '```graphql\n',
  '```constructor\n',
  'Space',
  'word',
];

function problemsOf(html: string): readonly string[] {
  const problems: string[] = [];
  const $ = load(html, null, false);
  const nodes = $.root().find('*').contents().add($.root().contents()).toArray();
  for (const node of nodes) {
    if ('attribs' in node) problems.push(...problemsOfElement(node));
    else if (!('data' in node) || 'name' in node || $(node).text() === '') {
      problems.push(`a node of type ${node.type}`);
    }
  }
  return problems;
}

function problemsOfElement({
  name,
  attribs,
}: {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
}): readonly string[] {
  const allowed = ALLOWED[name];
  if (!allowed) return [`<${name}>`];
  return Object.entries(attribs).flatMap(([attribute, value]) => [
    ...(allowed.includes(attribute) ? [] : [`<${name} ${attribute}>`]),
    ...(attribute === 'href' && !isSafe(value) ? [`href="${value}"`] : []),
  ]);
}

function isSafe(href: string): boolean {
  if (!URL.canParse(href, 'https://site.invalid/docs/')) return true;
  const {protocol, host} = new URL(href, 'https://site.invalid/docs/');
  return (
    ['http:', 'https:', 'mailto:'].includes(protocol) &&
    (host !== 'site.invalid' ? /^(?:https?:\/\/|mailto:)/i.test(href) : true)
  );
}

function generate(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  return Array.from({length: count}, () =>
    Array.from({length: 1 + Math.floor(random() * 24)}, pick).join(''),
  );
}

const DESCRIPTIONS = generate(3000, 20250101);

it(
  'whatever a description is, it becomes allowed elements only',
  {timeout: 60_000},
  () => {
    const broken = DESCRIPTIONS.map((description) => ({
      description,
      problems: [
        ...problemsOf(render(description)),
        ...problemsOf(renderResolved(description, 'field.argument')),
      ],
    })).filter(({problems}) => problems.length > 0);
    expect(broken).toEqual([]);
  },
);

it(
  'what it becomes is whole: it closes what it opens and nothing else',
  {timeout: 60_000},
  () => {
    const leaking = DESCRIPTIONS.filter((description) => {
      const $ = load(
        `<section><div id="a">${render(description)}</div><i></i></section>`,
        null,
        false,
      );
      const parents = $('i')
        .parents()
        .toArray()
        .map(({name}) => name);
      return parents.join() !== 'section' || !$('#a').next().is('i');
    });
    expect(leaking).toEqual([]);
  },
);

it('words of a description are never lost', {timeout: 60_000}, () => {
  const lost = DESCRIPTIONS.slice(0, 2000).flatMap((description) => {
    const words = description.split(/\s+/).filter((word) => /^[a-z]+$/i.test(word));
    // Addresses of links and images and the language of a code block are not text.
    if (/\]:|\]\(|```|~~~/.test(description)) return [];
    const text = load(render(description), null, false).root().text();
    const missing = words.filter((word) => !text.includes(word));
    return missing.length > 0 ? [{description, missing}] : [];
  });
  expect(lost).toEqual([]);
});

it(
  'a text without markup is what the whole of CommonMark makes of it',
  {timeout: 60_000},
  () => {
    const random = seededRandom(3);
    const pieces = [
      'a',
      'B',
      'c.',
      '{d}',
      '$e',
      '(f)',
      "g's",
      '"h"',
      '%',
      '1',
      '12)',
      ' ',
      '  ',
      '\n',
      '\t',
      ':',
      ';',
      ',',
      '?',
      '^',
      '/',
      'http',
      '😀',
    ];
    const texts = Array.from(
      {length: 3000},
      () =>
        `x${Array.from({length: 1 + Math.floor(random() * 8)}, () => pieces[Math.floor(random() * pieces.length)] ?? '').join('')}y`,
    );
    const normalize = (html: string) => html.replace(/[ \t]*\n[ \t]*/g, '\n');
    const differing = texts.filter(
      (text) =>
        normalize(render(`${text}\n\n***`)) !== `${normalize(render(text))}\n<hr>`,
    );
    expect(differing).toEqual([]);
  },
);
