import {seededRandom} from '../../../graphql-api-model/src/__tests__/seededRandom';
import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {schema} from './schema';
import {printReport} from '../report/printReport';
import {checkMarkdown} from '../checkMarkdown';
import type {MarkdownFormat} from '../markdown/parseMarkdown';

const API = {name: 'api', schema};

function report(text: string): string {
  return printReport(checkMarkdown([{file: 'docs/a.mdx', text}], [API]));
}

describe('checkMarkdown', () => {
  it('counts what it checks and reports nothing when all is well', () => {
    const text =
      'See `Space` and `npm`.\n\n```graphql\n{ spaces { id } }\n```\n\n```json response\n{"data": {"spaces": []}}\n```\n\n```json\n{\n```\n';
    const result = checkMarkdown([{file: 'a.md', text}], [API]);
    expect(result).toMatchObject({
      files: 1,
      samples: 2,
      mentions: 1,
      errors: [],
      warnings: [],
    });
    expect(printReport(result)).toBe('');
  });

  it('reads MDX: the samples between tags, and none in comments and expressions', () => {
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

:::note[Read \`Space.label\`]
\`\`\`graphql
{ noted }
\`\`\`
:::

## Heading with \`Space.head\` {#an-id}

[\`Space.link\`](/x) <Link to="/x">\`Space.link\`</Link>

\`\`\`js
/* {/* \`Space.code\` *\\/} */
\`\`\`

\`\`\`graphql
# Not a heading {#id}
{ last }
\`\`\`
`;
    const {errors} = checkMarkdown([{file: 'a.mdx', text}], [API]);
    expect(
      errors.map(({line, column, message}) => `${line}:${column} ${message}`),
    ).toEqual([
      '7:3 Cannot query field "nothing" on type "Query".',
      '12:7 Cannot query field "nobody" on type "Query".',
      '26:15 The type "Space" has no field "label". Did you mean "name"? Write `!…` if it is not a name of the schema.',
      '28:3 Cannot query field "noted" on type "Query".',
      '32:18 The type "Space" has no field "head". Write `!…` if it is not a name of the schema.',
      '34:3 The type "Space" has no field "link". Write `!…` if it is not a name of the schema.',
      '34:35 The type "Space" has no field "link". Write `!…` if it is not a name of the schema.',
      '42:3 Cannot query field "last" on type "Query".',
    ]);
    expect(errors.at(-1)?.frame).toContain('41 | # Not a heading {#id}');
  });

  it('reads Markdown, where braces and tags are text', () => {
    const text = 'A {brace} <T> `Space.gone`\n\n    `Space.code`\n';
    const {errors} = checkMarkdown([{file: 'a.md', text}], [API]);
    expect(errors.map(({line, column}) => `${line}:${column}`)).toEqual(['1:16']);
  });

  it('goes by the format that is named, else by the end of the name', () => {
    const count = (file: string, format?: MarkdownFormat): number =>
      checkMarkdown(
        [{file, text: '{`Space.x`} and {broken', ...(format && {format})}],
        [API],
      ).errors.length;
    expect([count('a.md'), count('a.mdx'), count('a.md', 'mdx')]).toEqual([1, 1, 1]);
    expect(report('{broken')).toBe(`1 sample or name does not match the schema.

docs/a.mdx:1:8: The text is not MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
  > 1 | {broken
      |        ^`);
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
      for (const file of ['a.md', 'a.mdx']) {
        const {samples} = checkMarkdown([{file, text}], [API]);
        expect(samples).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('checkMarkdown with several schemas', () => {
  const admin = {
    name: 'admin',
    schema: buildSchema('type Query { users: [User] } type User { login: ID }'),
    folders: ['docs/admin/'],
  };
  const messages = (file: string, text: string): readonly string[] =>
    checkMarkdown([{file, text}], [API, admin]).errors.map(
      ({schema: name, message}) => `${name ?? ''}: ${message.split('.')[0] ?? ''}`,
    );
  const wrong = '`User.logn` `Space.nam`\n\n```graphql\n{ nothing }\n```\n';

  it('takes the one whose folder is nearest', () => {
    expect(messages('docs/admin/a.md', wrong)).toEqual([
      'admin: The type "User" has no field "logn"',
      'admin: Cannot query field "nothing" on type "Query"',
    ]);
    expect(messages('docs/administration.md', wrong)).toEqual([
      'api: The type "User" has no field "logn"',
      'api: The type "Space" has no field "nam"',
      'api: Cannot query field "nothing" on type "Query"',
    ]);
  });

  it('takes the one that a mark names, for JSON too', () => {
    const text =
      '```graphql schema=admin\n{ users { login } }\n```\n\n```graphql\n{ spaces { id } }\n```\n\n' +
      '```json response schema=admin\n{"data": {"users": [{"login": 4}]}}\n```\n\n```json response\n{"data": {}}\n```\n';
    expect(messages('docs/a.md', text)).toEqual([
      'admin: "data',
      'api: "data" lacks "spaces", which the operation selects',
    ]);
  });

  it('passes over what belongs to none', () => {
    const text = wrong;
    expect(checkMarkdown([{file: 'blog/a.md', text}], [admin])).toMatchObject({
      samples: 0,
      mentions: 0,
      errors: [],
    });
  });
});

describe('a text that is nested too deeply', () => {
  it.each([`${'> '.repeat(4000)}\`Space.gone\``, `${'!['.repeat(4000)}\`Space.gone\``])(
    'is a warning with its place, and is not checked',
    (text) => {
      const {errors, warnings} = checkMarkdown([{file: 'docs/a.mdx', text}], [API]);
      expect(errors).toEqual([]);
      expect(report(text)).toMatch(/^docs\/a\.mdx:1:1: Quotes/);
      expect(warnings).toMatchObject([
        {
          ...{severity: 'warning', rule: 'nesting', file: 'docs/a.mdx', line: 1},
          message:
            'Quotes, lists, brackets or emphasis are nested more than 100 levels deep, or a paragraph has more than 2000 marks of them. The samples and names of this text are not checked. Nest it less.',
        },
      ]);
    },
  );

  it('has no samples where it is shown as code', () => {
    const inside = `${'!['.repeat(4000)}\n\n~~~graphql\n{ gone }\n~~~\n`;
    expect(report(`\`\`\`md\n${inside}\`\`\`\n`)).toBe('');
    expect(report(`\`\`\`md\n${inside.slice(8000)}\`\`\`\n`)).toMatch(/"gone"/);
  });
});
