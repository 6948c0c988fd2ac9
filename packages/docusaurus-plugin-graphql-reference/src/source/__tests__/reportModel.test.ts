import {ReportError} from 'graphql-api-model';
import {expect, it, vi} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {createLinkResolver} from '../../links/createLinkResolver';
import {
  assertDeprecations,
  assertDescribed,
  describeBrokenLinks,
  describeDirections,
  describeLinks,
  describeNesting,
} from '../reportModel';

function reportOf(sdl: string, least: number): string {
  const info = vi.fn();
  try {
    assertDescribed(contextOf(sdl).model, least, {info, warn: vi.fn()});
  } catch (error) {
    return (error as Error).message;
  }
  return String(info.mock.calls[0]?.[0]);
}

it('logs how much of the schema is described', () => {
  expect(reportOf('"All." type Query { "One." a: Int b: Int }', 66)).toBe(
    'Schema: 2 of 3 elements are described (66.7 %).',
  );
});

it('names elements without a description, with their places', () => {
  expect(reportOf('"All." type Query { a(b: Int): Int }', 100)).toBe(
    `1 of 3 elements of the schema are described: 33.3 %, but the option "leastDescribed" asks for 100 %. Describe these, or lower the option:
  - Query.a (GraphQL request:1)
  - Query.a(b:) (GraphQL request:1)`,
  );
});

it('names links of descriptions that are relative to no page of the site', () => {
  const {model} = contextOf(`
    "[a](paging.html), [b](/intro), [c](#d), [d](https://example.com/), [e](mailto:a@b.example)"
    type Query {
      "[a][1] ![b](../i.png)\\n\\n[1]: ./terms"
      a(
        "Plain: b.html"
        b: Int
      ): Int
    }
  `);
  expect(describeLinks(model, false)).toEqual([
    `Links of descriptions are relative, and it is not known to what. Write the address that they are meant from into the option "descriptionLinkBase":
  - Query (GraphQL request:2): paging.html
  - Query.a (GraphQL request:4): ../i.png
  - Query.a (GraphQL request:6): ./terms`,
  ]);
  expect(describeLinks(model, true)).toEqual([]);
});

it('names a link with control characters in one line', () => {
  const {model} = contextOf('type Query { "[a](<b&#10;::error::c>)" a: Int }');
  expect(describeLinks(model, false)).toEqual([
    expect.stringContaining(
      ':\n  - Query.a (GraphQL request:1): b ::error::c',
    ) as unknown,
  ]);
});

it('names links whose percent escapes are not UTF-8', () => {
  const {model} = contextOf(`
    "[a](/gr%F6%DFe), [b](/gr%C3%B6%C3%9Fe), [c](https://x.example/gr%F6%DFe), [d][1], [e](#%ZZ%)\\n\\n[1]: ./%FF"
    type Query { a: Int @deprecated(reason: "[a](#%E0%A4%A)") }
  `);
  expect(describeLinks(model, true)).toEqual([
    `Links of descriptions have percent escapes that are not UTF-8, so they are shown as text. Encode them as UTF-8, such as "/gr%C3%B6%C3%9Fe":
  - Query (GraphQL request:2): /gr%F6%DFe
  - Query (GraphQL request:4): ./%FF
  - Query.a (GraphQL request:3): #%E0%A4%A`,
  ]);
});

it('names links of descriptions that lead to no page of the site, with their lines', () => {
  const {model} = contextOf(`type Query {
    """
    [a](/docs/a/#b), [b](/gr%C3%B6%C3%9Fe?c), [c](//other.example/a), [d](https://other.example/a), [e](/%FF)

    Not [f](/docs/f#g), nor [g][1].

    [1]: /docs/
    """
    a: Int @deprecated(reason: "[h](/h)")
  }`);
  const resolve = createLinkResolver(undefined, {baseUrl: '/b/', basePath: '/b/c/'});
  const paths = ['/b/', '/b/docs/a', '/b/größe/'];
  expect(describeBrokenLinks(model, resolve, paths)).toBe(
    `Links of descriptions lead to no page of this site. Correct them, or set the option "descriptionLinkBase" if they are meant for another site:
  - Query.a (GraphQL request:5): /docs/f#g
  - Query.a (GraphQL request:7): /docs/
  - Query.a (GraphQL request:9): /h`,
  );
  const others = ['/b/docs/f', '/b/docs', '/b/h'];
  expect(describeBrokenLinks(model, resolve, [...paths, ...others])).toBeUndefined();
});

it('names elements whose texts change the direction of text', () => {
  const {model} = contextOf(`
    directive @doc(tag: String) on OBJECT
    "\u202eAll" type Query @doc(tag: "\u2066b") {
      a(b: String = "\u202d"): Int @deprecated(reason: "\u2069")
      "\u05d0\u05d1 \u200f" c: Int
    }
    type T @doc(tag: "\u2066b") { a: Int }
  `);
  expect(describeDirections(model)).toEqual([
    `Texts of the schema have characters that change the direction of text, so they may read as something else than they are. Remove these characters where no language that is written from right to left needs them:
  - Query: U+202E
  - Query.a: U+2069
  - Query.a(b:): U+202D
  - T: U+2066`,
  ]);
  expect(describeDirections(contextOf('"All." type Query { a: Int }').model)).toEqual([]);
});

it.each([
  [20, undefined],
  [21, '  and 1 more'],
])('of %i places names the first twenty', (count, last) => {
  const fields = Array.from({length: count}, (_, index) => `"[a](b)" f${index}: Int`);
  const {model} = contextOf(`"All." type Query { ${fields.join(' ')} }`);
  const lines = describeLinks(model, false)[0]!.split('\n');
  expect(lines.filter((line) => line.startsWith('  - ')).length).toBe(20);
  expect(lines.find((line) => line.startsWith('  and'))).toBe(last);
});

it('names deprecations whose replacement is missing, or whose day has passed', () => {
  const {model} = contextOf(`type Query {
    a: Int @deprecated(reason: "Use \`b\`. Removed after 2026-11-21.")
    b: Int @deprecated(reason: "Use \`bb\` instead. Removed after 2026-11-22.")
    c: Int @deprecated(reason: "Use the new API.")
  }`);
  const report = (level: 'error' | 'warn'): unknown => {
    const warn = vi.fn();
    const logger = {info: vi.fn(), warn};
    assertDeprecations(model, level, {logger, today: '2026-11-22'});
    return warn.mock.calls;
  };
  const text = `Deprecations are not up to date:
  - Query.b is replaced by "bb", which the schema does not have. Correct the reason.
  - Query.a was to be removed on 2026-11-21. Remove it, or give a later day.`;
  expect(report('warn')).toEqual([[text]]);
  expect(() => report('error')).toThrow(new ReportError(text));
});

it('names elements with descriptions and reasons that are nested too deeply, with their places', () => {
  const {model} = contextOf(`
    "${'- '.repeat(1000)}a"
    type Query {
      "${'- '.repeat(50)}a"
      a: Int
      b: Int @deprecated(reason: "${'['.repeat(101)}")
    }
  `);
  expect(describeNesting(model)).toEqual([
    `Quotes, lists, brackets or emphasis are nested more than 100 levels deep, or a paragraph has more than 2000 marks of them. These descriptions are shown as they are written. Nest them less:
  - Query (GraphQL request:3)
  - Query.b (GraphQL request:6)`,
  ]);
  expect(describeNesting(contextOf('"- a" type Query { a: Int }').model)).toEqual([]);
});
