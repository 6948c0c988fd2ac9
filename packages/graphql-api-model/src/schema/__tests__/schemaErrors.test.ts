import {symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadSchema} from '../loadSchema';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import type {Files} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {messageOf as failureOf} from './loadFiles';

/** The whole message, with the temporary folder written as `<folder>`. */
function messageOf(
  files: Files,
  schema: string | readonly string[] = Object.keys(files),
  links: Readonly<Record<string, string>> = {},
): string {
  const directory = writeFolder(files);
  for (const [name, target] of Object.entries(links)) {
    symlinkSync(target, path.join(directory, name));
  }
  const load = () => loadSchema({schema, lenient: false, directory});
  return failureOf(load).replaceAll(directory, '<folder>');
}

const QUERY = 'type Query {\n  a: Int\n}\n';
const KINDS =
  'Expected a .graphql, .graphqls, .gql or .sdl file, a folder or glob of them, or an introspection .json; each may be gzipped (.gz).';
const NOWHERE = path.join(tmpdir(), 'no-such-folder/*.graphql');

it.each<[string, Files, string | readonly string[], string]>([
  [
    'a missing file with a near name',
    {'schema.graphql': QUERY},
    'shema.graphql',
    `The schema file "shema.graphql" does not exist.
  Did you mean "schema.graphql"? Looked for <folder>/shema.graphql.`,
  ],
  [
    'a missing file without a near name',
    {'README.md': '', 'b.gql': QUERY},
    'schema.graphql',
    `The schema file "schema.graphql" does not exist.
  Looked for <folder>/schema.graphql. The folder contains: README.md, b.gql.`,
  ],
  [
    'a missing folder',
    {'a.graphql': QUERY},
    'schema/all.graphql',
    `The schema file "schema/all.graphql" does not exist.
  Its folder does not exist either: <folder>/schema.`,
  ],
  [
    'a glob that matches nothing',
    {'a.graphql': QUERY},
    'schema/*.graphql',
    `The schema glob "schema/*.graphql" matches no file.
  It is resolved against <folder>. ${KINDS}`,
  ],
  [
    'a glob with backslashes',
    {'b.graphql': QUERY},
    'schema\\*.graphql',
    `The schema file "schema\\*.graphql" does not exist.
  Write "/" between folders. Looked for <folder>/schema\\*.graphql. The folder contains: b.graphql.`,
  ],
  [
    'an absolute glob that matches nothing',
    {},
    NOWHERE,
    `The schema glob "${NOWHERE}" matches no file.\n  ${KINDS}`,
  ],
  [
    'a folder without SDL',
    {'schema/notes.txt': ''},
    'schema',
    `The schema folder "schema" has no SDL file.
  Expected at least one .graphql, .graphqls, .gql or .sdl file in it or below it, gzipped or not. The folder contains: notes.txt.`,
  ],
  [
    'a file of another kind',
    {'schema.txt': QUERY},
    'schema.txt',
    `The schema "schema.txt" names "schema.txt", which is not a schema file.\n  ${KINDS}`,
  ],
  [
    'a file that only seems to be gzipped',
    {'a.graphql.gz': QUERY},
    'a.graphql.gz',
    `The schema file "a.graphql.gz" cannot be read: incorrect header check.
  Name a file that is readable, and gzipped only where its name ends in ".gz".`,
  ],
  [
    'an address',
    {},
    'https://example.com/graphql',
    `The schema "https://example.com/graphql" is an address, and only files are read.
  Save the response to the introspection query, or the SDL, in a file and name that file.`,
  ],
  ['no path at all', {}, [], `No schema is named.\n  ${KINDS}`],
])('names %s', (_, files, schema, message) => {
  expect(messageOf(files, schema)).toBe(message);
});

it('names the target of a link to nothing', () => {
  expect(messageOf({}, 'a.graphql', {'a.graphql': 'gone.graphql'})).toBe(
    `The schema file "a.graphql" does not exist.
  It is a link to "gone.graphql".`,
  );
});

it.each([
  [
    'a syntax error',
    {'a.graphql': 'type Query {\n  a Int\n}\n'},
    `a.graphql:2:5: Syntax error: Expected ":", found Name "Int".
    1 | type Query {
  > 2 |   a Int
      |     ^
    3 | }
  Write a colon before the type: ": Int".`,
  ],
  [
    'syntax errors in several files',
    {'b.graphql': 'type { }', 'a.graphql': 'type Query {'},
    `The schema has 2 problems.

a.graphql:1:13: Syntax error: Expected Name, found <EOF>.
  > 1 | type Query {
      |             ^
  The file ends within a definition: complete or remove it.

b.graphql:1:6: Syntax error: Expected Name, found "{".
  > 1 | type { }
      |      ^`,
  ],
  [
    'an unknown type with a near name',
    {
      'a.graphql': 'type Query {\n  a: Spcae\n  b: [Spcae!]\n}',
      'b.graphql': 'scalar Space',
    },
    `a.graphql:2:6: Unknown type "Spcae". Did you mean "Space"? This occurs 2 times.
    1 | type Query {
  > 2 |   a: Spcae
      |      ^
    3 |   b: [Spcae!]`,
  ],
  [
    'a field defined twice',
    {'a.graphql': 'type Query {\n  a: Int\n  a: Int\n}'},
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
  ],
  [
    'an operation among the definitions',
    {'a.graphql': `${QUERY}query All { a }`},
    `a.graphql:4:7: A query is not part of a schema.
    3 | }
  > 4 | query All { a }
      |       ^
  Expected type definitions. Move operations out of the schema files.`,
  ],
  [
    'a rule of GraphQL that is broken, with both places',
    {
      'a.graphql':
        'type Query implements Node {\n  a: Int\n}\n\ninterface Node {\n  "The id."\n  id: ID!\n}',
    },
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
  ],
  [
    'a default of an input type that needs itself',
    {'a.graphql': 'type Query { a(o: O): Int }\ninput O {\n  z: O = {x: 1}\n  x: Int\n}'},
    `${byVersion(
      'a.graphql:3:3: The default of an input field needs itself, or defaults are nested too deeply.',
      'a.graphql:3:10: Invalid circular reference. The default value of Input Object field O.z references itself.',
    )}
    2 | input O {
  > 3 |   z: O = {x: 1}
      | ${byVersion('  ^', '         ^')}
    4 |   x: Int
  Remove the default of the field whose type is its own input.`,
  ],
  [
    'a schema without a query type',
    {'a.graphql': 'type Mutation { a: Int }'},
    `The schema has no query type.
  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: a.graphql.`,
  ],
  [
    'an introspection result that is not JSON',
    {'a.json': '{\n  "data": {\n    __schema\n  }\n}'},
    `a.json:3:5: The file is not JSON: Invalid symbol.
    2 |   "data": {
  > 3 |     __schema
      |     ^
    4 |   }
  Expected {"data": {"__schema": …}} or {"__schema": …}, the response to the introspection query.`,
  ],
  [
    'JSON of another kind',
    {'a.json': '{"errors": []}'},
    `a.json: The JSON is not an introspection result; it has the keys "errors".
  Expected {"data": {"__schema": …}} or {"__schema": …}, the response to the introspection query.`,
  ],
  [
    'an introspection result that lacks a type',
    {'a.json': '{"__schema": {"queryType": {"name": "Root"}, "types": []}}'},
    `a.json as SDL:2:8: Unknown type "Root".
    1 | schema {
  > 2 | query: Root
      |        ^
    3 | }
  The result does not describe the type. Expected the whole response to the introspection query of your version of GraphQL. With the option lenient: true (--lenient), a type that fields name is shown as a scalar.`,
  ],
  [
    'an introspection result beside other files',
    {'a.json': '{}', 'b.graphql': QUERY},
    `The introspection result "a.json" is used together with other files.
  Expected it alone, for it describes a whole schema, or SDL files only.`,
  ],
  [
    'NUL bytes',
    {'a.graphql': 'type \0Query'},
    `a.graphql:1:6: Syntax error: Unexpected character: U+0000.
  > 1 | type \uFFFDQuery
      |      ^
  Save the file in the encoding UTF-8.`,
  ],
  [
    'bytes that are not UTF-8',
    {'a.graphql': Buffer.from('# ok\n# caf\xE9', 'latin1')},
    `a.graphql:2:6: The file is not UTF-8 text.
    1 | # ok
  > 2 | # caf\uFFFD
      |      ^
  Save the file in the encoding UTF-8. The name of a gzipped file ends in ".gz".`,
  ],
  [
    'brackets without end on one long line',
    {'a.graphql': `type Query { a: ${'['.repeat(100_000)}`},
    `a.graphql:1:116: Brackets are nested more than 100 levels deep.
  > 1 | ${'['.repeat(90)}
      | ${' '.repeat(44)}^
  Expected lists and values of a few levels.`,
  ],
])('shows %s', (_, files, message) => {
  expect(messageOf(files)).toBe(message);
});

const DEFINITIONS =
  'Expected a definition: schema, scalar, type, interface, union, enum, input, directive, extend.';

it.each([
  ['scalar', 'The file ends within a definition: complete or remove it.'],
  [
    'type T { a(b: String = "x): Int }',
    'Close it with a quote on the same line, or write a text of several lines between """ and """.',
  ],
  ['type T { a(x: Int) Int }', 'Write a colon before the type: ": Int".'],
  ['tpye T { a: Int }', `Did you mean "type"? ${DEFINITIONS}`],
  ['TYPE T { a: Int }', `Did you mean "type"? ${DEFINITIONS}`],
  ['query { a } sometimes', DEFINITIONS],
  [
    'type T { }',
    'Write at least one member between the braces, or leave out the braces.',
  ],
  [
    'type T { a: [Int?] }',
    'Remove it: marks such as "?" and "*" after a type are a draft.',
  ],
  ['type T { a: Int; }', 'Remove it: a space or a line break is enough.'],
  ['directive @d on FIELDS', 'Expected a directive location such as FIELD_DEFINITION.'],
  ['type T implements A, B { a: Int }', 'Write "&" between interfaces: "& B".'],
  [
    'scalar S @key2',
    'Define it in a file of the schema, such as "directive @key2 on SCALAR"; or remove it.',
  ],
  ['scalar S @deprecated', 'Move it, or add SCALAR to the locations of its definition.'],
  ['scalar S @specifiedBy', 'Write "@specifiedBy(url: …)".'],
  [
    'enum E { A @deprecated(why: "b") }',
    'Name an argument of the directive, or remove it.',
  ],
  ['scalar S @specifiedBy(url: null)', 'Write a string in quotes.'],
  [
    'extend type T { a: Int }',
    'Define "T" in a file of the schema, or leave out "extend".',
  ],
  ['scalar S extend type S { a: Int }', 'Extend it with the keyword that defines it.'],
  ['directive @d on FIELD_DEFINITION type T { a: Int @d @d }', 'Remove all but one.'],
  [
    'type T',
    'Add one, remove the definition and what names it, or show a scalar with the option lenient: true (--lenient).',
  ],
  [
    'type T { a: Elephant }',
    'Define "Elephant" in a file of the schema, or name a type that is defined.',
  ],
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
    'interface M { a: Int } interface N implements M { a: Int } type T implements N { a: Int }',
    'Write "& M" after the interfaces.',
  ],
  [
    'input I { a: Int! @deprecated }',
    'Make it nullable, give it a default, or remove "@deprecated".',
  ],
  ['input I { a: I! }', 'Make one of these fields nullable, or a list.'],
])('advises how to fix %s', (sdl, advice) => {
  const message = messageOf({'a.graphql': `${QUERY}${sdl}`});
  expect(message.split('\n').at(-1)).toBe(`  ${advice}`);
});

it('lists at most 20 problems, sorted by file and line', () => {
  const fields = Array.from({length: 23}, (_, index) => `  a${index}: T${index}xxxxxxx`);
  const message = messageOf({'a.graphql': `type Query {\n${fields.join('\n')}\n}`});
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

it('survives a chain of required inputs longer than the stack', () => {
  const inputs = Array.from(
    {length: 20_000},
    (_, at) => `input I${at} { f: I${at + 1}! }`,
  );
  const sdl = `${QUERY}${inputs.join('\n')}\ninput I20000 { f: Int }`;
  const message = (): string => messageOf({'a.graphql': sdl});
  // graphql-js 17 needs no stack for them.
  if (byVersion(false, true)) expect(message).toThrow('The schema loads');
  else expect(message()).toBe('Input types refer to each other too deeply.');
});

// A second or two; minutes when every name is searched for, and then this ends by its limit.
it('stops early where thousands of types are unknown', () => {
  const fields = Array.from({length: 20_000}, (_, at) => `  f${at}: Missing${at}`);
  const types = Array.from({length: 2000}, (_, at) => `scalar Known${at}`);
  const sdl = `type Query {\n${fields.join('\n')}\n}\n${types.join('\n')}`;
  expect(messageOf({'a.graphql': sdl}).split('\n')[2]).toBe(
    'Too many validation errors, error limit reached. Validation aborted.',
  );
}, 30_000);
