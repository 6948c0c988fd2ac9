import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readMention} from '../readMention';
import {remarkMentions} from '../remarkMentions';
import {schema} from './schema';

describe('readMention', () => {
  it.each([
    ['Space', 'Space'],
    ['[Space!]!', 'Space'],
    ['UUID', 'UUID'],
    ['Space.members', 'Space.members'],
    ['Space.members(first:)', 'Space.members(first:)'],
    ['UserRole.ADMIN', 'UserRole.ADMIN'],
    ['CreateSpaceInput.name', 'CreateSpaceInput.name'],
    ['@oneOf', '@oneOf'],
    ['@include(if:)', '@include(if:)'],
    ['createSpace', 'Mutation.createSpace'],
    ['createSpace(input:)', 'Mutation.createSpace(input:)'],
    ['Query.spaces', 'Query.spaces'],
  ])('takes %j for %j', (text, coordinate) => {
    expect(readMention(text, schema)).toEqual({text, coordinate});
  });

  it.each([
    'spaces',
    'search',
    'name',
    'npm start',
    'JSON.stringify',
    'UUID.random',
    'Elephant.trunk',
    'Elephant',
    '@docusaurus/core',
    '@unknown',
    'space.members',
    'Space.members.name',
    'createTask',
    '!',
    '',
    'constructor',
    'toString',
  ])('takes %j for ordinary code', (text) => {
    expect(readMention(text, schema)).toEqual({text});
  });

  it('lets "!" opt out', () => {
    expect(readMention('!createSpace', schema)).toEqual({text: 'createSpace'});
    expect(readMention('!Space.gone', schema)).toEqual({text: 'Space.gone'});
  });

  it.each([
    ['Space.memberz', 'The type "Space" has no field "memberz". Did you mean "members"?'],
    ['Space.toString', 'The type "Space" has no field "toString".'],
    ['UserRole.ADMNI', 'The type "UserRole" has no value "ADMNI". Did you mean "ADMIN"?'],
    [
      'Space.members(frist:)',
      '"Space.members" has no argument "frist". Did you mean "first"?',
    ],
    [
      'createSpace(inptu:)',
      '"Mutation.createSpace" has no argument "inptu". Did you mean "input"?',
    ],
    [
      '@include(fi:)',
      'The directive "@include" has no argument "fi". Did you mean "if"?',
    ],
  ])('names what is wrong with %j', (text, problem) => {
    expect(readMention(text, schema)).toEqual({text, problem});
  });
});

describe('remarkMentions', () => {
  function transform(markdown: string): {
    readonly links: readonly string[];
    readonly text: string;
  } {
    const root: Root = fromMarkdown(markdown);
    remarkMentions({
      schema: () => schema,
      linkTo: (name) => (name === 'UUID' ? undefined : `/r/${name}`),
    })(root);
    const links: string[] = [];
    visit(root, 'link', (link) => {
      links.push(`${link.children[0]?.type ?? ''} ${toString(link)} ${link.url}`);
    });
    return {links, text: toString(root)};
  }

  it('links the code, in lists and emphasis too', () => {
    expect(
      transform('A `Space.members`, **`createSpace`**\n\n- `UUID` `other`').links,
    ).toEqual([
      'inlineCode Space.members /r/Space.members',
      'inlineCode createSpace /r/Mutation.createSpace',
    ]);
  });

  it('leaves headings and links alone', () => {
    expect(transform('# The `Space`\n\n[the `Space`](/x)').links).toEqual([
      'text the Space /x',
    ]);
  });

  it('leaves the children of a link element alone', () => {
    const element = {
      type: 'mdxJsxTextElement',
      name: 'Link',
      children: [{type: 'inlineCode', value: 'Space'}],
    };
    const root = {type: 'root', children: [element]} as unknown as Root;
    remarkMentions({schema: () => schema, linkTo: () => '/r'})(root);
    expect(root.children).toEqual([element]);
  });

  it('removes the mark of a mention that opts out', () => {
    expect(transform('# `!Space`\n\nNot `!Space`.')).toEqual({
      links: [],
      text: 'SpaceNot Space.',
    });
  });
});
