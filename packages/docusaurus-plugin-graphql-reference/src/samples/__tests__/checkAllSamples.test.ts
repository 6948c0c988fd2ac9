import {
  buildSchema,
  introspectionFromSchema,
  buildClientSchema,
  Source,
  buildASTSchema,
  parse,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {seededRandom} from '../../../../graphql-api-model/src/__fixtures__/seededRandom';
import {checkAllSamples} from '../checkAllSamples';
import {printReport} from '../printReport';
import {describeSchema} from 'graphql-api-model';
import {readDescriptions} from '../readDescriptions';
import {schema} from './schema';

function report(text: string): string {
  return printReport(checkAllSamples([{file: 'docs/a.mdx', text}], schema));
}

describe('checkAllSamples', () => {
  it('counts what it checks and reports nothing when all is well', () => {
    const text =
      'See `Space` and `npm`.\n\n```graphql\n{ spaces { id } }\n```\n\n```json response\n{"data": {"spaces": []}}\n```\n\n```json\n{\n```\n';
    const result = checkAllSamples([{file: 'a.md', text}], schema);
    expect(result).toEqual({samples: 2, mentions: 1, errors: [], warnings: []});
    expect(printReport(result)).toBe('');
  });

  it('lists errors and warnings of a file by line, errors first', () => {
    expect(
      report(`---
title: Spaces
---

\`Space.memberz\`

- item

  \`\`\`graphql
  { spaces { title nmae } }
  \`\`\`
`),
    ).toBe(
      `2 samples and mentions do not fit the schema.

docs/a.mdx:5:2: The type "Space" has no field "memberz". Did you mean "members"? Write \`!…\` if it is not meant as a name of the schema.
    4 |
  > 5 | \`Space.memberz\`
      |  ^
    6 |

docs/a.mdx:10:20: Cannot query field "nmae" on type "Space". Did you mean "name"?
  > 10 | { spaces { title nmae } }
       |                  ^

1 sample or mention uses what is deprecated.

docs/a.mdx:10:14: The field Space.title is deprecated. Use \`name\`.
  > 10 | { spaces { title nmae } }
       |            ^`,
    );
  });

  it('sees the samples between MDX tags, and none in comments', () => {
    const text = `import Tabs from '@theme/Tabs';
export const x = \`Space.gone\`;

<Tabs>
<TabItem value="a" label={<b>\`x\`</b>}>
\`\`\`graphql
{ nothing }
\`\`\`
</TabItem>
    <TabItem value="b">
    \`\`\`graphql
    { nobody }
    \`\`\`
    </TabItem>
</Tabs>

{/* \`Space.hidden\`

\`\`\`graphql
{ hidden }
\`\`\`
*/}

<!-- \`Space.hidden\` -->

:::note[Read]
\`\`\`graphql
{ noted }
\`\`\`
:::

{broken <a {...b} >

\`\`\`js
/* {/* \`Space.code\` *\\/} */
\`\`\`
`;
    const {errors} = checkAllSamples([{file: 'a.mdx', text}], schema);
    expect(
      errors.map(({line, column, message}) => `${line}:${column} ${message}`),
    ).toEqual([
      '7:3 Cannot query field "nothing" on type "Query".',
      '12:7 Cannot query field "nobody" on type "Query".',
      '28:3 Cannot query field "noted" on type "Query".',
    ]);
  });

  it('checks JSON against the nearest operation above it', () => {
    expect(
      report(
        '```graphql\n{ spaces { id } }\n```\n\n```graphql\ntype User { name: String }\n```\n\n```json response\n{"data": {}}\n```\n',
      ),
    ).toBe(`1 sample or mention does not fit the schema.

docs/a.mdx:10:10: "data" lacks "spaces", which the operation selects.
  > 10 | {"data": {}}
       |          ^`);
  });

  it('never fails, whatever the text', () => {
    const parts = [
      '```graphql\n',
      '```\n',
      '`Space.x`',
      '{/*',
      '*/}',
      '<!--',
      '-->',
      '---\n',
      '{',
      '<a',
      '\0',
      '\r\n',
      '    ',
      '> ',
      '- ',
      '| a |\n|--|\n',
      '[x](',
      ':::',
      '\uD800',
      '```json variables\n',
    ];
    const random = seededRandom(7);
    for (let round = 0; round < 300; round++) {
      const text = Array.from(
        {length: 12},
        () => parts[Math.floor(random() * parts.length)],
      ).join('');
      const {samples} = checkAllSamples([{file: 'a.md', text}], schema);
      expect(samples).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('readDescriptions', () => {
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
    const {errors} = checkAllSamples(readDescriptions(describeSchema(built)), built);
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

  it('gives coordinates where there is no SDL', () => {
    const client = buildClientSchema(introspectionFromSchema(buildSchema(SDL)));
    const {errors} = checkAllSamples(readDescriptions(describeSchema(client)), client);
    expect(errors.map(({file, line, column}) => `${file}:${line}:${column}`)).toEqual([
      'description of Query.spaces:1:19',
      'description of Query.spaces:3:4',
      'description of Query.space:1:9',
      'description of Space:1:12',
      'description of E.A:1:6',
      'description of @d(a:):1:6',
    ]);
  });
});
