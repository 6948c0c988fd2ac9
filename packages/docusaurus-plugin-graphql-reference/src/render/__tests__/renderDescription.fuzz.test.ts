import {load} from 'cheerio';
import {array, constantFrom} from 'fast-check';
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {createDescriptionCode} from '../../samples/createDescriptionCode';
import {forAll} from '../../../../graphql-api-model/src/__tests__/forAll';
import {createLinkResolver} from '../../links/createLinkResolver';
import {createDescriptionRenderer} from '../renderDescription';
import {inEnglish} from '../../words/createTranslate';
import {hostileText} from './hostileText';
import {findUnsafeMarkup} from './unsafeMarkup';

const SDL = 'type Query { spaceById(id: ID!): Space } type Space { id: ID! }';
const render = createDescriptionRenderer(
  createDescriptionCode(buildSchema(SDL), contextOf(SDL).permalinks.of),
);

const renderResolved = createDescriptionRenderer(
  createDescriptionCode(buildSchema(SDL), contextOf(SDL).permalinks.of),
  inEnglish,
  createLinkResolver('https://api.example/docs/', {baseUrl: '/', basePath: '/docs/'}),
);

it('whatever a description is, it becomes allowed elements only', () => {
  forAll(hostileText, (description) => {
    expect([
      ...findUnsafeMarkup(render(description)),
      ...findUnsafeMarkup(renderResolved(description, 'field.argument')),
    ]).toEqual([]);
  });
});

it('what it becomes is whole: it closes what it opens and nothing else', () => {
  forAll(hostileText, (description) => {
    const html = `<section><div id="a">${render(description)}</div><i></i></section>`;
    const $ = load(html, null, false);
    const parents = $('i').parents().toArray();
    expect(parents.map(({name}) => name)).toEqual(['section']);
    expect($('#a').next().is('i')).toBe(true);
  });
});

it('words of a description are never lost', () => {
  // Addresses of links and images and the language of a code block are not text.
  const plain = hostileText.filter((text) => !/\]:|\]\(|```|~~~/.test(text));
  forAll(plain, (description) => {
    const words = description.split(/\s+/).filter((word) => /^[a-z]+$/i.test(word));
    const text = load(render(description), null, false).root().text();
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});

const PLAIN_PIECES = [
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

it('a text without markup is what the whole of CommonMark makes of it', () => {
  const normalize = (html: string) => html.replace(/[ \t]*\n[ \t]*/g, '\n');
  const plain = array(constantFrom(...PLAIN_PIECES), {minLength: 1, maxLength: 8});
  forAll(plain, (pieces) => {
    const text = `x${pieces.join('')}y`;
    expect(normalize(render(`${text}\n\n***`))).toBe(`${normalize(render(text))}\n<hr>`);
  });
});
