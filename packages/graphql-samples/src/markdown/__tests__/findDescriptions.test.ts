import {
  buildASTSchema,
  buildClientSchema,
  buildSchema,
  introspectionFromSchema,
  parse,
  Source,
} from 'graphql';
import {describeSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {checkMarkdown} from '../../checkMarkdown';
import {findDescriptions} from '../findDescriptions';

describe('findDescriptions', () => {
  const SDL = `type Query {
  """
  Every space, see \`Space.gone\`.

    \`Query.gone\`
  """
  spaces: [Space!]!
  "One of \`Space.lost\`." space: Space
}
""" In line: \`Space.late\` """
type Space { id: ID  "No code here" name: String }
directive @d("See \`Space.away\`." a: Int) on FIELD
enum E { "Not \`Query.value\`" A }
`;

  it('gives positions in the SDL', () => {
    const built = buildASTSchema(parse(new Source(SDL, 'schema/all.graphql')));
    const {errors} = checkMarkdown(findDescriptions(describeSchema(built)), [
      {name: 'api', schema: built},
    ]);
    expect(
      errors.map(
        ({file, line, column, message}) =>
          `${file}:${line}:${column} ${message.split('.')[0]}`,
      ),
    ).toEqual([
      'schema/all.graphql:3:21 The type "Space" has no field "gone"',
      'schema/all.graphql:5:6 The type "Query" has no field "gone"',
      'schema/all.graphql:8:12 The type "Space" has no field "lost"',
      'schema/all.graphql:10:15 The type "Space" has no field "late"',
      'schema/all.graphql:13:16 The type "Query" has no field "value"',
      'schema/all.graphql:12:20 The type "Space" has no field "away"',
    ]);
  });

  it('returns those that contain code, and none that GraphQL itself brings', () => {
    const withWords = `"Has \`code\`." schema { query: Query }\n${SDL}`;
    const client = buildClientSchema(introspectionFromSchema(buildSchema(withWords)));
    const files = findDescriptions(describeSchema(client));
    expect(files.map(({file, text}) => [file, text.split('\n')[0]])).toEqual([
      ['description of the schema', 'Has `code`.'],
      ['description of Query.spaces', 'Every space, see `Space.gone`.'],
      ['description of Query.space', 'One of `Space.lost`.'],
      ['description of Space', ' In line: `Space.late` '],
      ['description of E.A', 'Not `Query.value`'],
      ['description of @d(a:)', 'See `Space.away`.'],
    ]);
  });
});
