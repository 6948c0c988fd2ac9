import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {fence, guidesOf} from './guidesOf';

const SDL = `
  type Query { space(id: ID!): Space spaces: [Space!]! secret: Int }
  type Mutation { createSpace(input: CreateSpaceInput!): Space! }
  type Space { id: ID! name: String! owner: User }
  type User { name: String! }
  input CreateSpaceInput { name: String! }
`;

const CREATE =
  fence(
    'graphql',
    'mutation Create($input: CreateSpaceInput!) {\n  createSpace(input: $input) { name owner { name } }\n}',
  ) +
  fence('json variables', '{"input": {"name": "Garden"}}') +
  fence('json response', '{"data": {"createSpace": {"name": "Garden", "owner": null}}}');

/** The texts of the links of each entry. */
function linksOf(texts: Readonly<Record<string, string>>, options = {}) {
  const {links} = guidesOf(SDL, texts, options);
  return Object.fromEntries(
    [...links].map(([coordinate, own]) => [coordinate, own.map(({text}) => text)]),
  );
}

it('an operation leads to the section of its example before those that mention it', () => {
  const texts = {
    Tips: '## One\n\nSee `Space` and `createSpace`.\n\n## Two\n\n`createSpace` and `Mutation.createSpace(input:)`.',
    Start: `## Begin\n${CREATE}`,
  };
  expect(linksOf(texts)['Mutation.createSpace']).toEqual(['Start › Begin', 'Tips › Two']);
});

it('of two sections the one with the name in its heading is better', () => {
  const text =
    '## Names\n\n`createSpace`.\n\n## Create a space\n\n`Space`, `createSpace`.';
  expect(linksOf({Start: text})['Mutation.createSpace']).toEqual([
    'Start › Create a space',
  ]);
});

it('a type leads to the top of the guide that is named after it, before all others', () => {
  const texts = {
    Sitemap: '## Space pages\n\n`Space`, `Space.name` and `Space` in `Space.id`.',
    Spaces: '## Names\n\n`Space.name` is a name.',
  };
  expect(linksOf(texts)['Space']).toEqual(['Spaces', 'Sitemap › Space pages']);
});

it('a type leads to guides that only use it where none explains it, and to two of them', () => {
  const use = `## Use\n${CREATE}`;
  const links = linksOf({A: use, B: use, C: `${use}\n\n\`Space.name\`, \`Space\``});
  expect(links).toMatchObject({
    CreateSpaceInput: ['A › Use', 'B › Use', 'C › Use'],
    Space: ['C › Use'],
    User: ['A › Use', 'B › Use'],
  });
});

it('an entry has at most three guides, and nothing hidden has any', () => {
  const text = '`Space` and `Query.secret`.';
  const texts = Object.fromEntries(
    'A B C D E F G'.split(' ').map((title) => [title, text]),
  );
  const links = linksOf(texts, {hide: ['Query.secret']});
  expect(links['Space']).toEqual(['A', 'B', 'C']);
  expect(links).not.toHaveProperty('Query.secret');
});

it('a section has the id that Docusaurus gives it', () => {
  const hrefsOf = (heading: string) =>
    guidesOf(SDL, {A: `## ${heading}\n\n\`Space\``}).links.get('Space');
  const text = 'A › The end';
  expect(hrefsOf('The end')).toEqual([{text, href: '/docs/A#the-end'}]);
  expect(hrefsOf('The end {#last}')).toEqual([{text, href: '/docs/A#last'}]);
  const readsComments = DOCUSAURUS_VERSION !== '3.9.2';
  expect(hrefsOf('The end {/* #last */}')).toEqual(
    readsComments
      ? [{text, href: '/docs/A#last'}]
      : [{text: 'A › The end {/* #last */}', href: '/docs/A#the-end--last-'}],
  );
});

it('the owner can do without', () => {
  expect(linksOf({A: '`Space`'}, {guideLinks: false})).toEqual({});
});

it('lists the sections whose requests use what is deprecated', () => {
  const sdl = 'type Query { a(b: Int @deprecated): Int c: Int }';
  const texts = {
    Start: `## One\n${fence('graphql', '{ a(b: 1) }').repeat(2)}\n## Two\n\n\`Query.a(b:)\`${fence('graphql', '{ a c }')}`,
  };
  expect([...guidesOf(sdl, texts).uses]).toEqual([
    ['Query.a(b:)', [{text: 'Start › One', href: '/docs/Start#one'}]],
  ]);
});
