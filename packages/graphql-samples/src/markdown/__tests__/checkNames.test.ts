import {describe, expect, it} from 'vitest';
import {buildSchema} from 'graphql';
import {schema} from '../../__fixtures__/schema';
import type {SampleSchema} from '../../schemas';
import {readVocabulary} from '../../vocabulary/readVocabulary';
import {checkMarkdown, type SampleReport} from '../checkMarkdown';

const vocabulary = readVocabulary(
  '{"names": {"HTTP": ["Retry-After", "API"]}}',
  'vocabulary.json',
);
const CLOSED: SampleSchema = {
  name: 'api',
  schema,
  codes: ['FORBIDDEN'],
  scopes: ['offline_access'],
  names: 'closed',
  vocabulary,
};

function check(text: string, schemas: readonly SampleSchema[] = [CLOSED]): SampleReport {
  return checkMarkdown([{file: 'a.mdx', text}], schemas);
}

/** The places of what is wrong, as `line:column name`. */
function places(text: string): readonly string[] {
  return check(text).errors.map(
    ({line, column, message}) => `${line}:${column} ${/"[^"]+"/.exec(message)?.[0]}`,
  );
}

describe('a world of known names', () => {
  it('tells the words of the vocabulary that a text uses, and wants no other name', () => {
    const {errors, used} = check('`Retry-After: 3` and `goneNow`.', [
      {...CLOSED, names: 'known'},
    ]);
    expect(errors).toEqual([]);
    expect(used.map(({text}) => text)).toEqual(['Retry-After']);
  });
});

describe('a closed world of names', () => {
  it('finds names in prose, headings, links, tables and lists', () => {
    const text = `## \`Gone\`

A \`goneNow\` and [a \`GONE_TOO\`](/x).

| \`Space\` | \`@gone\` |
| --- | --- |
| \`Query.gone\` | \`spaces(frist: 1)\` |

- **\`$gone\`** \`FORBIDEN\` \`offline_acess\` \`Retry-Aftre\`
`;
    expect(places(text)).toEqual([
      '1:5 "Gone"',
      '3:4 "goneNow"',
      '3:21 "GONE_TOO"',
      '5:14 "@gone"',
      '7:4 "Query"',
      '7:19 "Query.spaces"',
      '9:6 "$gone"',
      '9:16 "FORBIDEN"',
      '9:27 "offline_acess"',
      '9:43 "Retry-Aftre"',
    ]);
  });

  it('tells the place, what is like it, and the ways out', () => {
    expect(check('See `createSpaces`.').errors).toEqual([
      {
        severity: 'error',
        rule: 'name',
        schema: 'api',
        message:
          '"createSpaces" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "createSpace"? Write `!…` if it is not meant as a name of the schema.',
        file: 'a.mdx',
        line: 1,
        column: 6,
        frame: '  > 1 | See `createSpaces`.\n      |      ^',
      },
    ]);
  });

  it('takes names that samples of the page bind, and words of the vocabulary', () => {
    const text = `\`OpenSpaces\` \`$first\` \`biggestOnes\` \`readAll\` \`Retry-After\` \`!Gone\`

\`\`\`graphql
query OpenSpaces($first: Int) {
  biggestOnes: spaces(first: $first) { id }
}
\`\`\`

\`\`\`ts
const readAll = () => 1;
\`\`\`
`;
    const {errors, used} = check(text);
    expect(errors).toEqual([]);
    expect(used.map(({text: word}) => word)).toEqual(['Retry-After']);
  });

  it('reads title and description, where nothing marks a name', () => {
    const text = `---
title: What goneNow does
description: Of the API, GONE_TOO and Space.gone, with GitHub and Node.js.
keywords: [otherName]
---

Text
`;
    expect(places(text)).toEqual(['2:13 "goneNow"', '3:26 "GONE_TOO"', '3:39 "Space"']);
  });

  it('reads diagrams, but neither their own words nor the ids of their parts', () => {
    const text = `\`\`\`mermaid
stateDiagram-v2
accTitle: States of goneTitle
accDescr: From OPEN to CLOSD, by createSpaces.
[*] --> OPEN
OPEN --> CLOSD: REST
\`\`\`

\`\`\`mermaid
sequenceDiagram
participant SignIn as Sign-in
SignIn->>API: GET, then goneNow
\`\`\`

\`\`\`mermaid
flowchart TD
theClient[Client] --> theGateway
\`\`\`
`;
    expect(places(text)).toEqual([
      '4:24 "CLOSD"',
      '4:34 "createSpaces"',
      '6:10 "CLOSD"',
      '6:17 "REST"',
      '12:25 "goneNow"',
      '17:23 "theGateway"',
    ]);
    expect(check(text).errors[0]?.message).toBe(
      '"CLOSD" is neither in the schema nor in the vocabulary nor in a sample of this page. Did you mean "CLOSED"? If it is right, declare it in the vocabulary.',
    );
  });

  it('takes the entities of a diagram for types, and their attributes for fields', () => {
    const text = `\`\`\`mermaid
erDiagram
  Space ||--o{ User : has
  Space ||--o{ Gone : has
  Space {
    UUID id PK
    Strng nam
  }
\`\`\`
`;
    expect(places(text)).toEqual(['4:16 "Gone"', '7:5 "Strng"', '7:11 "Space"']);
  });

  it('leaves a diagram that says why it is not checked', () => {
    expect(
      places(
        '```mermaid unchecked="tables"\nerDiagram\n  Gone ||--o{ Gone2 : has\n```\n',
      ),
    ).toEqual([]);
  });

  it('takes names of another schema of the site', () => {
    const other = {name: 'other', schema: buildSchema('type Query { otherThing: Int }')};
    expect(check('`otherThing` `goneThing`', [CLOSED, other]).errors).toHaveLength(1);
  });
});

it('leaves what names nothing alone where names are not closed', () => {
  const {names: _, ...known} = CLOSED;
  expect(check('`Gone` `goneNow` `@gone` `$gone`', [known]).errors).toEqual([]);
});
