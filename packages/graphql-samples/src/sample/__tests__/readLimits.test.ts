import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {checkMarkdown} from '../../markdown/checkMarkdown';

const schema = buildSchema(`
type Query {
  "Lists spaces."
  spaces(
    "How many to return, 1 to 100."
    first: Int = 20
    "Degrees north, from -90 to 90."
    north: Float
    input: Input
  ): [Space!]
}
type Space {
  "The name, 3 to 8 characters."
  name: String
  "What it is about, at most 2."
  tags: [String!]
}
input Input {
  "Its address: at most 8 characters."
  slug: String
  "The words, at most 4 characters."
  words: [String!]
}
`);

function check(text: string): readonly string[] {
  const api = {name: 'api', schema, limits: 'described'} as const;
  const {errors} = checkMarkdown([{file: 'a.md', text}], [api]);
  return errors.map(({message}) => message);
}

const fence = (head: string, code: string): string =>
  `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

describe('limits that descriptions state', () => {
  it.each([
    ['{ spaces(first: 100, north: -90) { name } }', []],
    ['{ spaces(first: 0) { name } }', ['"spaces(first:)" must be from 1 to 100, not 0.']],
    [
      '{ spaces(north: 90.5) { name } }',
      ['"spaces(north:)" must be from -90 to 90, not 90.5.'],
    ],
    [
      '{ spaces(input: {slug: "garden", words: ["plant"]}) { name } }',
      ['"Input.words" must be a text of at most 4 characters, not "plant".'],
    ],
  ])('hold for %j', (code, expected) => {
    expect(check(fence('graphql', code))).toEqual(expected);
  });

  it('hold for variables by what they are used for', () => {
    const query = fence('graphql', 'query Q($n: Int!) { spaces(first: $n) { name } }');
    expect(check(query + fence('json variables', '{"n": 101}'))).toEqual([
      '"$n" must be from 1 to 100, not 101.',
    ]);
  });

  it('hold for answers', () => {
    const query = fence('graphql', '{ spaces { name tags } }');
    const data = {spaces: [{name: 'Go', tags: ['a', 'b', 'c']}]};
    expect(check(query + fence('json response', JSON.stringify({data})))).toEqual([
      '"data.spaces[0].name" must be a text of 3 to 8 characters, not "Go".',
      '"data.spaces[0].tags" must have at most 2 items, not 3.',
    ]);
  });
});
