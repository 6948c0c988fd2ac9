import {symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadSchema} from '../loadSchema';
import {SchemaError} from '../SchemaError';
import {writeFolder} from './writeFolder';

/** The whole message, with the temporary folder written as `<folder>`. */
function messageOf(
  files: Readonly<Record<string, string | Buffer>>,
  schema: string | readonly string[] = Object.keys(files),
  links: Readonly<Record<string, string>> = {},
): string {
  const directory = writeFolder(files);
  for (const [name, target] of Object.entries(links)) {
    symlinkSync(target, path.join(directory, name));
  }
  try {
    loadSchema({schema, lenient: false, directory});
  } catch (error) {
    if (error instanceof SchemaError) {
      return error.message.replaceAll(directory, '<folder>');
    }
    throw error;
  }
  throw new Error('The schema loads');
}

const QUERY = 'type Query {\n  a: Int\n}\n';

describe('loadSchema names paths that lead nowhere', () => {
  it('a missing file with a near name', () => {
    expect(messageOf({'schema.graphql': QUERY}, 'shema.graphql')).toBe(
      'The schema file "shema.graphql" does not exist.\n' +
        '  Did you mean "schema.graphql"? Looked for <folder>/shema.graphql.',
    );
  });

  it('a missing file without a near name', () => {
    expect(messageOf({'README.md': '', 'b.gql': QUERY}, 'schema.graphql')).toBe(
      'The schema file "schema.graphql" does not exist.\n' +
        '  Looked for <folder>/schema.graphql. The folder holds: README.md, b.gql.',
    );
  });

  it('a missing folder', () => {
    expect(messageOf({'a.graphql': QUERY}, 'schema/all.graphql')).toBe(
      'The schema file "schema/all.graphql" does not exist.\n' +
        '  Its folder does not exist either: <folder>/schema.',
    );
  });

  it('a glob that matches nothing', () => {
    expect(messageOf({'a.graphql': QUERY}, 'schema/*.graphql')).toBe(
      'The schema glob "schema/*.graphql" matches no file.\n' +
        '  It is resolved against <folder>. Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).',
    );
  });

  it('an absolute glob that matches nothing', () => {
    expect(messageOf({}, path.join(tmpdir(), 'no-such-folder/*.graphql'))).toBe(
      `The schema glob "${path.join(tmpdir(), 'no-such-folder/*.graphql')}" matches no file.\n` +
        '  Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).',
    );
  });

  it('a folder without SDL', () => {
    expect(messageOf({'schema/notes.txt': ''}, 'schema')).toBe(
      'The schema folder "schema" holds no SDL file.\n' +
        '  Expected at least one .graphql, .graphqls, .gql or .sdl file in it or below it, gzipped or not. The folder holds: notes.txt.',
    );
  });

  it('a file of another kind', () => {
    expect(messageOf({'schema.txt': QUERY})).toBe(
      'The schema "schema.txt" names "schema.txt", which is not a schema file.\n' +
        '  Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).',
    );
  });

  it('a file that only seems to be packed', () => {
    expect(messageOf({'a.graphql.gz': QUERY})).toBe(
      'The schema file "a.graphql.gz" cannot be unpacked: incorrect header check.\n' +
        '  Pack it anew with gzip, or name the file unpacked and without ".gz".',
    );
  });

  it('an address', () => {
    expect(messageOf({}, 'https://example.com/graphql')).toBe(
      'The schema "https://example.com/graphql" is an address, and only files are read.\n' +
        '  Save the answer to the introspection query, or the SDL, in a file and name that file.',
    );
  });

  it('a link to nothing', () => {
    expect(messageOf({}, 'a.graphql', {'a.graphql': 'gone.graphql'})).toBe(
      'The schema "a.graphql" is a link to "gone.graphql", which does not exist.\n' +
        '  Mend the link, or name the file itself. Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).',
    );
  });

  it('a link to itself', () => {
    const links = {'a.graphql': 'b.graphql', 'b.graphql': 'a.graphql'};
    expect(messageOf({}, 'a.graphql', links).split('\n')[0]).toBe(
      'The schema "a.graphql" is a link to "b.graphql", which leads back to it.',
    );
  });

  it('no path at all', () => {
    expect(messageOf({}, [])).toBe(
      'No schema is named.\n' +
        '  Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).',
    );
  });
});

describe('loadSchema shows what is wrong in SDL', () => {
  it('a syntax error', () => {
    expect(messageOf({'a.graphql': 'type Query {\n  a Int\n}\n'})).toBe(
      `a.graphql:2:5: Syntax error: Expected ":", found Name "Int".
    1 | type Query {
  > 2 |   a Int
      |     ^
    3 | }
  Write a colon before the type: ": Int".`,
    );
  });

  it.each([
    ['type Query { a: [Int', '1:21', '"[" of line 1 is open: write "]"'],
    ['type Query {\n  a(\n    b: Int', '3:11', '"(" of line 2 is open: write ")"'],
    ['type Query {\n  a(b: Int): [Int]\n', '3:1', '"{" of line 1 is open: write "}"'],
  ])('a file that ends too early: %j', (text, place, open) => {
    const lines = messageOf({'a.graphql': text}).split('\n');
    expect([lines[0], lines.at(-1)]).toEqual([
      expect.stringMatching(new RegExp(`^a.graphql:${place}: Syntax error: .*<EOF>\\.$`)),
      `  The file ends while the ${open} behind what belongs to it.`,
    ]);
  });

  it.each([
    [
      'type Query { a: Int } scalar',
      'The file ends within a definition: complete or remove it.',
    ],
    [
      'type Query { a(b: String = "x): Int }',
      'Close it by a quote in the same line, or write a text of several lines between """ and """.',
    ],
    ['enum { A }', 'Write a name behind "enum".'],
    ['type Query { a(x: Int) Int }', 'Write a colon before the type: ": Int".'],
  ])('what is missing: %j', (text, advice) => {
    expect(messageOf({'a.graphql': text}).split('\n').at(-1)).toBe(`  ${advice}`);
  });

  it('a misspelt keyword', () => {
    expect(messageOf({'a.graphql': 'tpye Query { a: Int }'})).toBe(
      `a.graphql:1:1: Syntax error: Unexpected Name "tpye".
  > 1 | tpye Query { a: Int }
      | ^
  Did you mean "type"? Expected a definition: schema, scalar, type, interface, union, enum, input, directive, extend.`,
    );
  });

  it('interfaces between commas whose definitions go on wrongly', () => {
    expect(messageOf({'a.graphql': 'type A implements B, C {\n  a Int\n}'})).toBe(
      `a.graphql:2:5: Syntax error: Expected ":", found Name "Int".
    1 | type A implements B, C {
  > 2 |   a Int
      |     ^
    3 | }
  Write a colon before the type: ": Int".`,
    );
  });

  it('braces without a member', () => {
    expect(messageOf({'a.graphql': 'type Query { }'})).toBe(
      `a.graphql:1:14: Syntax error: Expected Name, found "}".
  > 1 | type Query { }
      |              ^
  Write at least one member between the braces, or leave out the braces.`,
    );
  });

  it('a name in capitals where a definition should stand', () => {
    expect(messageOf({'a.graphql': 'TYPE Query { a: Int }'}).split('\n').at(-1)).toBe(
      '  Did you mean "type"? Expected a definition: schema, scalar, type, interface, union, enum, input, directive, extend.',
    );
  });

  it.each([
    ['input I {\n  a: O = {"x": 1}\n}', '2:11', '"I.a"'],
    [
      'type Q {\n  f(\n    b: Int @d(c: {y: 1}),\n    a: O = [{"x": 1}]): Int\n}',
      '4:14',
      '"Q.f(a:)"',
    ],
    ['directive @d(a: O = {"x": 1}) on ENUM', '1:22', '"@d(a:)"'],
    ['type T { a: Int }\nextend input I { b: Int = 1 a: O = {"x": 1} }', '2:37', '"I.a"'],
  ])('a default written as JSON: %j', (text, place, coordinate) => {
    const lines = messageOf({'a.graphql': text}).split('\n');
    expect([lines[0], lines.at(-1)]).toEqual([
      `a.graphql:${place}: Syntax error in the default of ${coordinate}: Expected Name, found String "x".`,
      '  Names in values stand without quotes: {x: 1}.',
    ]);
  });

  it('a value of @deprecated that is no text', () => {
    expect(
      messageOf({'a.graphql': 'type Query {\n  a: Int @deprecated(reason: 5)\n}'}),
    ).toBe(
      `a.graphql:2:30: Argument "reason" has invalid value 5.
    1 | type Query {
  > 2 |   a: Int @deprecated(reason: 5)
      |                              ^
    3 | }
  Write a text in quotes.`,
    );
  });

  it('a default of an input type that needs itself', () => {
    expect(
      messageOf({
        'a.graphql':
          'type Query { a(o: O): Int }\ninput O {\n  z: O = {x: 1}\n  x: Int\n}',
      }),
    ).toBe(
      `a.graphql:3:3: The default of "O.z" needs itself: O.z -> O.z.
    2 | input O {
  > 3 |   z: O = {x: 1}
      |   ^
    4 |   x: Int
  It has no end, for each value holds a further one. Give the field in the default, as null or as a value: {z: null}.`,
    );
  });

  it('a default that needs itself through others', () => {
    const text = [
      'type Query { a(o: A): Int }',
      'input A { b: [B!] = [{}, {a: null}] }',
      'input B { a: A = {} c: A = {b: []} }',
    ].join('\n');
    expect(messageOf({'a.graphql': text}).split('\n')[0]).toBe(
      'a.graphql:2:11: The default of "A.b" needs itself: A.b -> B.a -> A.b.',
    );
  });

  it('a directive location that does not exist', () => {
    expect(messageOf({'a.graphql': 'directive @d on FIELDS'})).toBe(
      `a.graphql:1:17: Syntax error: Unexpected Name "FIELDS".
  > 1 | directive @d on FIELDS
      |                 ^
  Expected a directive location such as FIELD_DEFINITION.`,
    );
  });

  it('syntax errors in several files', () => {
    expect(messageOf({'b.graphql': 'type {', 'a.graphql': 'type Query {'})).toBe(
      `The schema has 2 problems.

a.graphql:1:13: Syntax error: Expected Name, found <EOF>.
  > 1 | type Query {
      |             ^
  The file ends while the "{" of line 1 is open: write "}" behind what belongs to it.

b.graphql:1:6: Syntax error: Expected Name, found "{".
  > 1 | type {
      |      ^
  Write a name behind "type".`,
    );
  });

  it('an unknown type with a near name', () => {
    expect(
      messageOf({
        'a.graphql': 'type Query {\n  a: Spcae\n  b: [Spcae!]\n}',
        'b.graphql': 'type Space {\n  id: ID\n}',
      }),
    ).toBe(
      `a.graphql:2:6: Unknown type "Spcae". It is used 2 times.
    1 | type Query {
  > 2 |   a: Spcae
      |      ^
    3 |   b: [Spcae!]
  Did you mean "Space"?`,
    );
  });

  it('an unknown type without a near name', () => {
    expect(messageOf({'a.graphql': 'type Query { a: Elephant }'})).toBe(
      `a.graphql:1:17: Unknown type "Elephant".
  > 1 | type Query { a: Elephant }
      |                 ^
  Define "Elephant" in a file of the schema, or name a type that is defined.`,
    );
  });

  it('a field defined twice', () => {
    expect(messageOf({'a.graphql': 'type Query {\n  a: Int\n  a: Int\n}'})).toBe(
      `a.graphql:3:3: "Query.a" is defined twice, first at a.graphql:2:3.
    2 |   a: Int
  > 3 |   a: Int
      |   ^
    4 | }
  a.graphql:2:3:
    1 | type Query {
  > 2 |   a: Int
      |   ^
    3 |   a: Int
  Remove one of the two, or keep the first with the option lenient: true (--lenient).`,
    );
  });

  it('a type, an argument and an enum value defined twice', () => {
    const message = messageOf({
      'a.graphql': 'type Query { a(x: Int, x: Int): E }\nenum E { A A }\nenum E { B }',
    });
    expect(message.split('\n').filter((line) => line.includes('twice'))).toEqual([
      'a.graphql:1:24: "Query.a(x:)" is defined twice, first at a.graphql:1:16.',
      'a.graphql:2:12: "E.A" is defined twice, first at a.graphql:2:10.',
      'a.graphql:3:6: "E" is defined twice, first at a.graphql:2:6.',
    ]);
  });

  it('a schema without a query type', () => {
    expect(messageOf({'a.graphql': 'type Mutation { a: Int }'})).toBe(
      'The schema has no query type.\n' +
        '  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: a.graphql.',
    );
  });

  it('an operation among the definitions', () => {
    expect(messageOf({'a.graphql': `${QUERY}query All { a }`})).toBe(
      `a.graphql:4:7: A query is not part of a schema.
    3 | }
  > 4 | query All { a }
      |       ^
  Expected type definitions. Move operations out of the schema files.`,
    );
  });

  it('a rule of GraphQL that is broken', () => {
    expect(
      messageOf({
        'a.graphql':
          'type Query implements Node {\n  a: Int\n}\n\ninterface Node {\n  "The id."\n  id: ID!\n}',
      }),
    ).toBe(
      `a.graphql:7:3: Interface field Node.id expected but Query does not provide it.
    6 |   "The id."
  > 7 |   id: ID!
      |   ^
    8 | }
  a.graphql:1:6:
  > 1 | type Query implements Node {
      |      ^
    2 |   a: Int
  Add the field to "Query", or remove the interface from it.`,
    );
  });

  it.each([
    [
      'scalar S @key2',
      'Define it, as in "directive @key2 on FIELD_DEFINITION", or remove it.',
    ],
    [
      'scalar S @deprecated',
      'Move it, or add SCALAR to the places that its definition names.',
    ],
    ['scalar S @specifiedBy', 'Write "@specifiedBy(url: …)".'],
    [
      'enum E { A @deprecated(why: "b") }',
      'Name an argument of the directive, or remove it.',
    ],
    ['scalar S @specifiedBy(url: null)', 'Write a text in quotes.'],
    [
      'extend type T { a: Int }',
      'Define "T" in a file of the schema, or leave out "extend".',
    ],
    ['scalar S extend type S { a: Int }', 'Extend it with the keyword that defines it.'],
    ['type T', 'Add one, or remove the definition and what names it.'],
    [
      'input I { a: Int } type T { i: I }',
      'Name an object, interface, union, enum or scalar.',
    ],
    ['type T { a(t: T): Int }', 'Name an input, enum or scalar.'],
    [
      'interface N { a(b: Int): Int } type T implements N { a: Int }',
      'Add the argument to "T.a".',
    ],
    [
      'interface N { a: Int } type T implements N { a: ID }',
      'Write the same type, or for what a field returns one that is narrower.',
    ],
    [
      'interface N { a: Int } type T implements N { a(b: Int!): Int }',
      'Make the argument nullable, give it a default, or add it to the interface.',
    ],
    ['type T implements Query { a: Int }', 'Name an interface.'],
    [
      'interface M { a: Int } interface N implements M { a: Int } type T implements N { a: Int }',
      'Write "& M" behind the interfaces.',
    ],
    ['interface N implements N { a: Int }', 'Remove one of the interfaces.'],
    ['union U = Int', 'Name object types only.'],
    [
      'input I { a: Int! @deprecated }',
      'Make it nullable, give it a default, or remove "@deprecated".',
    ],
    ['scalar __S', 'Choose a name without "__" at its beginning.'],
    ['input I { a: I! }', 'Make one of these fields nullable, or a list.'],
    ['input I @oneOf { a: Int! }', 'Remove the "!".'],
    ['input I @oneOf { a: Int = 1 }', 'Remove the default.'],
    [
      'schema { query: Query mutation: S } scalar S',
      'Name an object type in the definition of the schema, as in "schema { query: Query }".',
    ],
  ])('how to mend %s', (sdl, advice) => {
    expect(
      messageOf({'a.graphql': `${QUERY}${sdl}`})
        .split('\n')
        .at(-1),
    ).toBe(`  ${advice}`);
  });

  it('at most 20 problems, sorted by file and line', () => {
    const fields = Array.from(
      {length: 23},
      (_, index) => `  a${index}: T${index}xxxxxxx`,
    );
    const message = messageOf({
      'a.graphql': `type Query {\n${fields.join('\n')}\n}`,
    });
    const lines = message.split('\n');
    expect(lines[0]).toBe('The schema has 23 problems.');
    expect(lines.filter((line) => line.startsWith('a.graphql:'))).toEqual(
      Array.from(
        {length: 20},
        (_, index) =>
          `a.graphql:${index + 2}:${index < 10 ? 7 : 8}: Unknown type "T${index}xxxxxxx".`,
      ),
    );
    expect(lines.at(-1)).toBe('… and 3 more.');
  });
});

describe('loadSchema shows what is wrong in introspection JSON', () => {
  it('text that is not JSON', () => {
    expect(messageOf({'a.json': '{\n  "data": {\n    __schema\n  }\n}'})).toBe(
      `a.json:3:5: The file is not JSON: Expected a name in double quotes, found "_".
    2 |   "data": {
  > 3 |     __schema
      |     ^
    4 |   }
  Expected {"data": {"__schema": …}} or {"__schema": …}, the answer to the introspection query.`,
    );
  });

  it('JSON of another kind', () => {
    expect(messageOf({'a.json': '{"errors": []}'})).toBe(
      'a.json: The JSON is not an introspection result.\n' +
        '  Expected {"data": {"__schema": …}} or {"__schema": …}, the answer to the introspection query.',
    );
  });

  it('a result that is not complete', () => {
    expect(messageOf({'a.json': '{"__schema": {"types": 3}}'})).toBe(
      `a.json:1:24: "types" is not a list.
  > 1 | {"__schema": {"types": 3}}
      |                        ^
  Expected the whole answer to the introspection query of your version of GraphQL.`,
    );
  });

  it('a result that lacks a type', () => {
    const json = '{"__schema": {"queryType": {"name": "Root"}, "types": []}}';
    expect(messageOf({'a.json': json})).toBe(
      `a.json:1:37: Unknown type "Root".
  > 1 | {"__schema": {"queryType": {"name": "Root"}, "types": []}}
      |                                     ^
  The result names "Root" and does not describe it. Expected the whole answer to the introspection query of your version of GraphQL.`,
    );
  });

  it('a result beside other files', () => {
    expect(messageOf({'a.json': '{}', 'b.graphql': QUERY})).toBe(
      'The introspection result "a.json" is used together with other files.\n' +
        '  Expected it alone, for it describes a whole schema, or SDL files only.',
    );
  });
});

describe('loadSchema survives hostile files', () => {
  it('NUL bytes', () => {
    expect(messageOf({'a.graphql': 'type \0Query'})).toBe(
      `a.graphql:1:6: Syntax error: Unexpected character: U+0000.
  > 1 | type \uFFFDQuery
      |      ^`,
    );
  });

  it('bytes that are not UTF-8', () => {
    expect(messageOf({'a.graphql': Buffer.from('# ok\n# caf\xE9', 'latin1')})).toBe(
      `a.graphql:2:6: The file is not UTF-8 text.
    1 | # ok
  > 2 | # caf\uFFFD
      |      ^
  Save the file in the encoding UTF-8.`,
    );
  });

  it('brackets without end, and one long line', () => {
    expect(messageOf({'a.graphql': `type Query { a: ${'['.repeat(100_000)}`})).toBe(
      `a.graphql:1:116: Brackets are nested more than 100 levels deep.
  > 1 | ${'['.repeat(90)}
      | ${' '.repeat(44)}^
  Expected lists and values of a few levels.`,
    );
  });

  it('a chain of required inputs longer than the stack', () => {
    const inputs = Array.from(
      {length: 20_000},
      (_, index) => `input I${index} { f: I${index + 1}! }`,
    );
    const message = messageOf({
      'a.graphql': `${QUERY}${inputs.join('\n')}\ninput I20000 { f: Int }`,
    });
    expect(message).toBe('Input types refer to each other too deeply.');
  });

  // A second or two; minutes when every name is searched for, and then this ends by its limit.
  it('thousands of unknown types, without a search for each', () => {
    const fields = Array.from(
      {length: 20_000},
      (_, index) => `  f${index}: Missing${index}`,
    );
    const types = Array.from({length: 2000}, (_, index) => `scalar Known${index}`);
    const message = messageOf({
      'a.graphql': `type Query {\n${fields.join('\n')}\n}\n${types.join('\n')}`,
    });
    expect(message.slice(0, 32)).toBe('The schema has 20000 problems.\n\n');
  }, 30_000);
});
