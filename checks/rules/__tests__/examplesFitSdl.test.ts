import {expect, it} from 'vitest';
import {examplesFitSdl} from '../examplesFitSdl';
import {buildOf} from './buildOf';

const FOLDER = '/docs/graphql/operations/queries';
const SCHEMA = 'type Query { space: Space } type Space { id: ID! name: String }';
const MARKDOWN =
  '# space\n\n```graphql\nquery A {\n  space {\n    name\n  }\n}\n```\n\n```graphql\ntype Space {\n  other: Int\n}\n```\n';

function messagesOf(file: string, markdown = MARKDOWN): readonly string[] {
  const build = buildOf(
    {},
    {
      '/docs/graphql/schema.graphql': SCHEMA,
      [`${FOLDER}/space.graphql`]: file,
      [`${FOLDER}/space.md`]: markdown,
    },
  );
  return examplesFitSdl(build).map(({page, message}) => `${page}: ${message}`);
}

it('a file that has what the request of its page selects has no fault', () => {
  expect(messagesOf(SCHEMA)).toEqual([]);
});

it('names what a file lacks', () => {
  expect(messagesOf('type Query { space: Space } type Space { id: ID! }')).toEqual([
    `${FOLDER}/space.graphql: A request on the page is not valid by this file: Cannot query field "name" on type "Space".`,
  ]);
});

it('names a request that no SDL of the schema fits', () => {
  expect(messagesOf(SCHEMA, MARKDOWN.replace('name', 'nam'))).toEqual(
    ['file', 'closure'].map(
      (what) =>
        `${FOLDER}/space.graphql: A request on the page is not valid by this ${what}: Cannot query field "nam" on type "Space". Did you mean "name"?`,
    ),
  );
});
