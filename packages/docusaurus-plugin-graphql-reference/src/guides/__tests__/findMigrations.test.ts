import {expect, it} from 'vitest';
import {fence, guidesOf} from './guidesOf';

const SDL = `
  type Query {
    post: Int @deprecated(reason: "Use \`posts\`.")
    posts(first: Int, limit: Int @deprecated(reason: "Use \`first\`.")): Int
    last: Int @deprecated(reason: "No longer needed.")
  }
`;

function migrationsOf(text: string, options = {}): unknown {
  const {migrations} = guidesOf(SDL, {Start: text}, options);
  return Object.fromEntries([...migrations].map(([of, link]) => [of, link.text]));
}

it('an element leads to the section that names it and what replaces it', () => {
  const text =
    '`Query.post`.\n\n## Lists\n\n`Query.posts`.\n\n## Moves\n\n`Query.post`: `Query.posts`; `Query.posts(limit:)`: `Query.posts(first:)`; `Query.last`.';
  expect(migrationsOf(text)).toEqual({
    'Query.post': 'Start › Moves',
    'Query.posts(limit:)': 'Start › Moves',
  });
});

it('requests name what they use', () => {
  const old = fence('graphql deprecated="until 2027"', '{ post }');
  const text = `## Move\n${old}${fence('graphql', '{ posts }')}`;
  expect(migrationsOf(text)).toEqual({'Query.post': 'Start › Move'});
});

it('the name in a heading counts most, and then fewer other names', () => {
  const names = '`Query.post`, `Query.posts`';
  const table = `## Table\n\n${names}, \`Query.last\`.`;
  const about = `## About\n\n${names}.`;
  const moved = `## Posts\n\n${names}, \`Query.last\`.`;
  expect(migrationsOf(`${table}\n\n${about}`)).toEqual({'Query.post': 'Start › About'});
  expect(migrationsOf(`${about}\n\n${moved}`)).toEqual({'Query.post': 'Start › Posts'});
  const list = table.replace('Table', 'Deprecated at present');
  expect(migrationsOf(`${about}\n\n${list}`)).toEqual({
    'Query.post': 'Start › Deprecated at present',
  });
});

it('the owner can do without', () => {
  expect(migrationsOf('`Query.post`, `Query.posts`.', {guideLinks: false})).toEqual({});
});
