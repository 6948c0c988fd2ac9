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
