import {expect, it} from 'vitest';
import {contextOf, pageOf} from '../../__tests__/contextOf';
import {createPrintText} from '../createPrintText';

const readMention = (text: string) => ({text: text.replace(/^!/, '')});
const printText = createPrintText({readMention, resolve: (href) => href});

const SDL = `
type Query { query: Int }
type Mutation {
  """
  Creates a space, see [the guide](/docs/spaces).

  # Rules

  A name is *free* or <taken>.
  """
  createSpace(
    "The name, 3 to 80 characters."
    name: String!
    "How people join, see [the guide](/docs/spaces#kinds)."
    kind: Kind = OPEN
    "Old."
    public: Boolean @deprecated(reason: "Use \`kind\`.")
  ): Space!
}
enum Kind { "Anyone joins." OPEN "People are invited." CLOSED }
"A group." type Space { id: ID! "Its members." members(first: Int!, after: ID): [User!]! kind: Kind! }
type User { "The name." name: String! space: Space }
`;

it('the Markdown of an operation has its request, arguments, errors and definition', () => {
  const context = contextOf(SDL, {
    requests: {endpoint: 'https://api.example/graphql', tabs: ['graphql', 'curl']},
  });
  // The value is for graphql-examples to choose.
  const page = pageOf(context, 'operations/mutations/create-space');
  const markdown = context.toMarkdown(page).replace(/"name": ".*"/, '"name": "…"');
  expect(markdown).toBe(`---
title: "createSpace mutation"
description: "Creates a space, see the guide."
address: "https://docs.example/docs/graphql/operations/mutations/create-space"
kind: "mutation"
---

# createSpace

mutation

Creates a space, see [the guide](/docs/spaces).

**Rules**

A name is _free_ or \`<taken>\`.

## Request

Operation:

\`\`\`graphql
mutation CreateSpace($name: String!) {
  createSpace(name: $name) {
    id
    kind
  }
}
\`\`\`

Variables:

\`\`\`json
{
  "name": "…"
}
\`\`\`

Response:

\`\`\`json
{
  "data": {
    "createSpace": {
      "id": "U3BhY2U6MQ",
      "kind": "OPEN"
    }
  }
}
\`\`\`

The page also shows: All fields, curl.

## Arguments

### \`name\`

\`String!\`, required

The name, 3 to 80 characters.

### \`kind\`

\`Kind\` = \`OPEN\`

How people join, see the guide.

2 values of \`Kind\`:

- \`OPEN\` – Anyone joins.
- \`CLOSED\` – People are invited.

### \`public\`

\`Boolean\`, deprecated

**Deprecated.** Use \`kind\`.

Old.

## Returns

[\`Space!\`](/docs/graphql/types/objects/space)

3 fields of \`Space\`:

- \`id\`: \`ID!\`
- \`members(first!, after)\`: \`[User!]!\`
- \`kind\`: \`Kind!\`

## Schema (SDL)

\`\`\`graphql
createSpace(
  name: String!
  kind: Kind = OPEN
  public: Boolean @deprecated(reason: "Use \`kind\`.")
): Space!
\`\`\`
`);
});

it('the Markdown of a type has its members with their arguments, and its uses', () => {
  const context = contextOf(
    '"Tells why." directive @why(text: String = "-") on FIELD_DEFINITION\n' +
      'type A { "A list." b(first: Int = 10 @deprecated): [A] @why(text: "`x`") }',
    {grouping: {by: {map: {Letters: ['A']}}, labels: {}}},
  );
  expect(context.toMarkdown(pageOf(context, 'types/objects/a'))).toBe(`---
title: "A object"
description: "The object A of the GraphQL API."
address: "https://docs.example/docs/graphql/types/objects/a"
kind: "object"
domain: "Letters"
---

# A

object · Letters

The schema does not describe this object.

## Fields

### \`b\`

[\`[A]\`](/docs/graphql/types/objects/a)

A list.

- [\`@why\`](/docs/graphql/types/directives/why) – \`text\`: \`\`"\`x\`"\`\`

Arguments:

- \`first\`: \`Int\` = \`10\`, deprecated – **Deprecated.** No longer supported

## Schema (SDL)

\`\`\`graphql
type A {
  b(first: Int = 10 @deprecated): [A] @why(text: "\`x\`")
}
\`\`\`

## Used by

### Returned by fields (1)

\`A.b\`
`);
});

it('text has no escape, one line a paragraph, and code that no fence of its own ends', () => {
  const text =
    'a_b \\*c\\* &lt;T&gt;\nd\n\n```md\n~~~\n```\n\n| a \\| b | `!c` |\n| - | - |\n| 1 | 2 |';
  expect(printText(text)).toBe(
    'a_b *c* `<T>` d\n\n```md\n~~~\n```\n\n| a \\| b | `c` |\n| - | - |\n| 1 | 2 |',
  );
});

it('a link that runs a script is text, as on the page, and tags are code', () => {
  expect(printText('[a](javascript:b) ![c](vbscript:d) <b>')).toBe('a c `<b>`');
  expect(
    printText('[a][1] [1][] ![c][1] [d][2]\n\n[1]: javascript:b\n[2]: https://b.example'),
  ).toBe('a 1 c [d](https://b.example)');
});

it('text that only looks like a link is code', () => {
  expect(printText('\\[a](javascript:b) a[0]\\(c) \\[d \\[e] f](javascript:g)')).toBe(
    '`[a](javascript:b)` a`[0](c)` [d [e] f`](javascript:g)`',
  );
  expect(printText('[a \\](javascript:b) c](https://d.example)')).toBe(
    '[a `](javascript:b)` c](https://d.example)',
  );
  expect(printText('\\[1]: javascript:x\n\nSee [1]: c')).toBe(
    '`[1]: javascript:x`\n\nSee [1]: c',
  );
});

it('an image is a link, and a link stays as it is', () => {
  expect(printText('![A cat](https://img.example/cat.png) [b](/blog/b) [c](#c)')).toBe(
    '[A cat](https://img.example/cat.png) [b](/blog/b) [c](#c)',
  );
});

it('an image that names its address is a link, as one with its address is', () => {
  const text = printText(
    '![A *cat*][p], ![p], [![b][p]](/docs/c)\n\n[p]: ./cat.png\n[p]: ./d',
  );
  expect(text.split('\n')[0]).toBe('[A cat](./cat.png), [p](./cat.png), [b](/docs/c)');
});

it('footnotes of several texts of a page have labels of their own', () => {
  const context = contextOf(`type Query {
    "A[^1], b[^n] and c[^1].\\n\\n[^1]: One.\\n[^n]: N."
    query(
      "D[^1], \`[^1]\`.\\n\\n[^1]: Other."
      a: Int
      "Any of [^1]."
      b: Int
    ): Int
  }`);
  const markdown = context.toMarkdown(pageOf(context, 'operations/queries/query'));
  expect(markdown.match(/^.*(?<!: )\[\^.*$/gm)).toEqual([
    'A[^1], b[^n] and c[^1].',
    '[^1]: One.',
    '[^n]: N.',
    'D[^1-2], `[^1]`.',
    '[^1-2]: Other.',
    'Any of [^1].',
  ]);
});

it('a text that is nested too deeply is code', () => {
  const text = `${'- '.repeat(1000)}a\n\`\`\``;
  expect(printText(text)).toBe(`\`\`\`\`\n${text}\n\`\`\`\``);
});

it('the Markdown of changes has the notes on a day and on its changes', () => {
  const change = {what: 'removed', isBreaking: true} as const;
  const changes = [
    {...change, coordinate: 'Query.old', note: 'Use `query`.'},
    {...change, coordinate: 'Query.older'},
  ];
  const context = contextOf(SDL, {
    releases: [{date: '2026-11-22', isPublished: true, text: 'Two are gone.', changes}],
  });
  expect(context.toMarkdown(pageOf(context, 'changes'))).toContain(`## 2026-11-22

2 changes, 2 breaking

Two are gone.

- \`Query.old\` removed (breaking) – Use \`query\`.
- \`Query.older\` removed (breaking)
`);
});

it('a table has no cells that its first row has no column for', () => {
  expect(printText('| a |\n| - |\n| 1 | 2 |')).toBe('| a |\n| - |\n| 1 |');
});
