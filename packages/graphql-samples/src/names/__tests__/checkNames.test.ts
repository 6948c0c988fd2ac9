import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {schema} from '../../__tests__/schema';
import {checkMarkdown} from '../../checkMarkdown';
import type {Finding} from '../../report/issue';
import type {SampleSchema} from '../../samples/schemas';

const STRICT: SampleSchema = {
  name: 'api',
  schema,
  codes: ['FORBIDDEN'],
  names: ['offline_access'],
  strict: true,
};

function check(
  text: string,
  schemas: readonly SampleSchema[] = [STRICT],
): readonly Finding[] {
  return checkMarkdown([{file: 'a.mdx', text}], schemas).errors;
}

describe('a strict check of names', () => {
  it('finds unknown names in prose, headings, links, tables and lists', () => {
    const text = `## \`Gone\`

A \`goneNow\` and [a \`GONE_TOO\`](/x).

| \`Space\` | \`@gone\` |
| --- | --- |
| \`Query.gone\` | \`spaces(frist: 1)\` |

- **\`$gone\`** \`FORBIDEN\` \`offline_acess\`
`;
    expect(
      check(text).map(
        ({line, column, message}) => `${line}:${column} ${/"[^"]+"/.exec(message)?.[0]}`,
      ),
    ).toEqual([
      '1:5 "Gone"',
      '3:4 "goneNow"',
      '3:21 "GONE_TOO"',
      '5:14 "@gone"',
      '7:4 "Query"',
      '7:19 "Query.spaces"',
      '9:6 "$gone"',
      '9:16 "FORBIDEN"',
      '9:27 "offline_acess"',
    ]);
  });

  it.each([
    ['members(fist: 5)', 'There is no argument "fist". Did you mean "first"?'],
    ['membres(first: 5)', 'There is no field "membres". Did you mean "members"?'],
    ['@costs', 'There is no directive "@costs". Did you mean "@cost"?'],
    ['$inptu', 'There is no variable "$inptu". Did you mean "$input"?'],
    ['Spaec.name', 'There is no type "Spaec". Did you mean "Space"?'],
    [
      'offline_acess',
      '"offline_acess" is not a name of the schema, of a sample on this page or of the known names. Did you mean "offline_access"?',
    ],
  ])('names what is near to `%s`', (name, message) => {
    const [error, ...others] = check(
      `\`${name}\`\n\n\`\`\`ts\nconst input = 1;\n\`\`\`\n`,
    );
    expect([error?.message, others]).toEqual([
      `${message} Write \`!…\` if it is not a name of the schema.`,
      [],
    ]);
  });

  it('accepts words of the code blocks of the page, known names and marked names', () => {
    const text = `\`OpenSpaces\` \`$first\` \`biggestOnes\` \`readAll\` \`offline_access\` \`!Gone\`

\`\`\`graphql variables="any"
query OpenSpaces($first: Int!) {
  biggestOnes: spaces(first: $first) { id }
}
\`\`\`

\`\`\`ts
const readAll = () => 1;
\`\`\`
`;
    expect(check(text)).toEqual([]);
  });

  it('accepts names of another schema of the site', () => {
    const other = {name: 'other', schema: buildSchema('type Query { otherThing: Int }')};
    expect(check('`otherThing` `goneThing`', [STRICT, other])).toHaveLength(1);
  });
});

it('ignores unknown names without the strict check', () => {
  expect(check('`Gone` `goneNow` `@gone` `$gone`', [{...STRICT, strict: false}])).toEqual(
    [],
  );
});

it('counts error codes as mentions, unless they opt out', () => {
  const text = '`FORBIDDEN` `!FORBIDDEN` `Space`';
  expect(checkMarkdown([{file: 'a.md', text}], [STRICT]).mentions).toBe(2);
});
