import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  parseConstValue,
  buildClientSchema,
  buildSchema,
  introspectionFromSchema,
  lexicographicSortSchema,
  print,
  printSchema,
  type GraphQLArgument,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadSchema, type LoadedSchema} from '../loadSchema';
import {loadFiles, messageOf as failureOf} from './loadFiles';

type Json = Readonly<Record<string, unknown>>;

function load(json: unknown, lenient = false): LoadedSchema {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return loadFiles({'a.json': text}, {lenient});
}

function messageOf(json: unknown): string {
  return failureOf(() => load(json));
}

const INT = {kind: 'SCALAR', name: 'Int'};
const ENUM = {
  kind: 'ENUM',
  name: 'E',
  enumValues: [{name: 'A', isDeprecated: true, deprecationReason: null}, {name: 'B'}],
};

/** A response with a query type `Q`, whose field `f` has the arguments. */
function answer(
  args: readonly Json[] = [],
  more: Json = {},
  types: readonly Json[] = [],
) {
  const query = {kind: 'OBJECT', name: 'Q', fields: [{name: 'f', args, type: INT}]};
  return {
    data: {__schema: {queryType: {name: 'Q'}, types: [query, INT, ...types], ...more}},
  };
}

function argumentsOf(schema: GraphQLSchema): readonly GraphQLArgument[] {
  return schema.getQueryType()?.getFields()['f']?.args ?? [];
}

describe('an introspection result', () => {
  it('gives the schema that it describes', () => {
    const sdl = `"""The schema."""
schema {
  query: Root
}

directive @tag(name: String = "a") repeatable on OBJECT | FIELD_DEFINITION

"""The root."""
type Root implements Node {
  id: ID!
  find(by: By = {tags: ["a"]}): [Result!]! @deprecated(reason: "Use \`node\`.")
}

interface Node {
  id: ID!
}

union Result = Root | Other

type Other {
  size: Size
}

enum Size {
  SMALL @deprecated
  LARGE
}

input By @oneOf {
  id: ID
  tags: [String!] @deprecated(reason: "Gone.")
}

scalar Date @specifiedBy(url: "https://example.com/date")`;
    const {schema, warnings} = load({
      data: introspectionFromSchema(buildSchema(sdl), {
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    });
    expect(printSchema(schema)).toBe(printSchema(buildSchema(sdl)));
    expect(schema.description).toBe('The schema.');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['the name of an enum in quotes', 'E', '"B"'],
    ['an enum', 'E', 'B'],
    ['a number that JavaScript has not', 'Any', '9223372036854775807'],
    ['an enum in an object of a custom scalar', 'Any', '{e: A}'],
    ['a value of another type', 'Int', '"1"'],
    ['null', 'Int', 'null'],
  ])('keeps a default as given: %s', (_, name, defaultValue) => {
    const types = [ENUM, {kind: 'SCALAR', name: 'Any'}];
    const type = {kind: 'NON_NULL', ofType: {kind: 'SCALAR', name}};
    const {schema, warnings} = load(answer([{name: 'a', type, defaultValue}], {}, types));
    const [argument] = argumentsOf(schema);
    const literal = argument?.astNode?.defaultValue;
    expect(literal && print(literal)).toBe(print(parseConstValue(defaultValue)));
    // Undefined would make the argument one that must be given.
    expect(argument?.defaultValue).not.toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it("gives GitHub's schema, as graphql-js reads it", () => {
    const file = path.join(
      import.meta.dirname,
      '../../../../../node_modules/@octokit/graphql-schema/schema.json',
    );
    const {schema} = loadSchema({schema: file, lenient: false, directory: '/'});
    const json = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
    expect(printSchema(schema)).toBe(printSchema(buildClientSchema(json)));
  });

  it.each(['{"x": 1}', '', 'dd/MM'])(
    'leaves out the default %j, with a warning',
    (text) => {
      const {schema, warnings} = load(
        answer([{name: 'a', type: {name: 'Any'}, defaultValue: text}], {}, [
          {kind: 'SCALAR', name: 'Any'},
        ]),
      );
      expect(argumentsOf(schema)[0]?.astNode?.defaultValue).toBeUndefined();
      expect(warnings).toEqual([
        `a.json.data.__schema.types[0].fields[0].args[0]: The default of "Q.f(a:)" is not a GraphQL value: ${text}
  It is left out. Expected for example {name: "text", role: ADMIN}.`,
      ]);
    },
  );

  it('takes a deprecation without a reason, and no reason without a deprecation', () => {
    const args = [
      {name: 'a', type: INT, isDeprecated: true, deprecationReason: null},
      {name: 'b', type: INT, isDeprecated: false, deprecationReason: ''},
      {name: 'c', type: INT, deprecationReason: 'Gone.'},
      {name: 'd', type: INT},
    ];
    const {schema} = load(answer(args, {}, [ENUM]));
    const applied = argumentsOf(schema).map(({astNode}) =>
      (astNode?.directives ?? []).map(print).join(),
    );
    expect(applied).toEqual(['@deprecated', '', '@deprecated(reason: "Gone.")', '']);
  });

  it("takes an old server's response, which lacks what came later", () => {
    const node = {
      kind: 'INTERFACE',
      name: 'Node',
      fields: [{name: 'f', args: [], type: INT}],
      interfaces: null,
    };
    const {schema} = load(answer([], {}, [node, {kind: 'SCALAR', name: 'Date'}]));
    expect(printSchema(schema)).toContain('scalar Date');
  });
});

describe('an introspection result that repeats itself', () => {
  const SDL = `type Query { a(x: Int): E, b: U } enum E { A } input I { f: Int }
    type T implements N { n: Int } interface N { n: Int } union U = T | Query`;

  /** The JSON with the element called `name` written a second time. */
  function repeating(list: string, name: string): string {
    const {__schema} = introspectionFromSchema(buildSchema(SDL));
    return JSON.stringify({__schema}, (key, value: unknown) => {
      if (key !== list || !Array.isArray(value)) return value;
      const items = value as readonly Json[];
      return [...items, ...items.filter((item) => item['name'] === name)];
    });
  }

  it.each([
    ['types', 'E', '"E" is defined twice'],
    ['fields', 'a', '"Query.a" is defined twice'],
    ['args', 'x', '"Query.a(x:)" is defined twice'],
    ['enumValues', 'A', '"E.A" is defined twice'],
    ['inputFields', 'f', '"I.f" is defined twice'],
  ])('is an error, with both places in its SDL: %s', (list, name, message) => {
    const json = repeating(list, name);
    const [first] = messageOf(json).split('\n');
    expect(first?.replace(/\d+:\d+/g, '#')).toBe(
      `a.json as SDL:#: ${message}, first at a.json as SDL:#.`,
    );
    expect(load(json, true).warnings).toHaveLength(1);
  });

  it('is read with a warning where a directive is the same, in any order', () => {
    const directive = (...parts: readonly [string, string]): Json => ({
      name: 'd',
      locations: parts,
      args: parts.map((name) => ({name, type: {kind: 'SCALAR', name: 'Int'}})),
    });
    const directives = [directive('FIELD', 'QUERY'), directive('QUERY', 'FIELD')];
    const {warnings} = load(answer([], {directives}));
    expect(warnings).toEqual([
      expect.stringMatching(
        /"@d" is defined twice, first at a\.json as SDL:[^]*The first definition is used\.$/,
      ),
    ]);
  });
});

it('each bad name of an introspection result is a problem', () => {
  const types = [{...ENUM, enumValues: [{name: 'a-b'}, {name: '1'}, {name: 'A'}]}];
  expect(messageOf(answer([], {}, types)).match(/".*" is not a GraphQL name/g)).toEqual([
    '"a-b" is not a GraphQL name',
    '"1" is not a GraphQL name',
  ]);
});

describe('an introspection result that cannot be used', () => {
  it('because the server refused shows the words of the server', () => {
    const json = {errors: [{message: 'Introspection is disabled.'}], data: null};
    expect(messageOf(json)).toBe(
      `a.json: The server refused the introspection query: Introspection is disabled.
  Send the query where the server allows introspection, or name the SDL files that it is made from.`,
    );
  });

  it('in part is used as far as it goes, with the words of the server as a warning', () => {
    const {schema, warnings} = load({...answer(), errors: [{message: 'No time.'}]});
    expect(printSchema(schema)).toContain('type Q {\n  f: Int\n}');
    expect(warnings).toEqual([
      `a.json: The server also returned an error: No time.
  The rest of the response is used.`,
    ]);
  });

  it.each([
    [{types: 3}, ': "types" is not a list of objects.'],
    [{types: [{kind: 'OBJECT', name: 'Q'}]}, '.types[0]: "fields" is missing.'],
    [{types: [{kind: 'X', name: 'Q'}]}, '.types[0]: "X" is not a kind of type.'],
    [{types: [{kind: 'ENUM', name: 'a b'}]}, '.types[0]: "enumValues" is missing.'],
    [{types: [{kind: 'SCALAR', name: 'a b'}]}, '.types[0]: "a b" is not a GraphQL name.'],
  ])('names the path of %j', (more, message) => {
    expect(messageOf(answer([], more))).toBe(
      `a.json.data.__schema${message}\n  Expected the whole response to the introspection query of your version of GraphQL.`,
    );
  });

  it('because a type is cut off says so', () => {
    const type = {kind: 'LIST', name: null, ofType: null};
    expect(messageOf(answer([{name: 'a', type}])).split('\n')[0]).toBe(
      'a.json.data.__schema.types[0].fields[0].args[0].type: The type is nested deeper than the introspection query requested.',
    );
  });
});

describe('what a result lacks', () => {
  const REST = {
    fields: [{name: 'f', type: {kind: 'OBJECT', name: 'T'}}],
    interfaces: [],
  };
  const lacking = {
    data: {
      __schema: {
        queryType: {name: 'Q'},
        mutationType: {name: 'M'},
        types: [
          null,
          {kind: 'OBJECT', name: 'Q', ...REST},
          {kind: 'OBJECT', name: 'M', fields: []},
          {kind: 'UNION', name: 'U', possibleTypes: [{name: 'N'}]},
          {kind: 'INTERFACE', name: 'N', fields: []},
          {
            kind: 'OBJECT',
            name: 'O',
            fields: [{name: 'g', args: [], type: INT}],
            interfaces: [{name: 'N'}],
          },
        ],
      },
    },
  };

  it('is a warning where nothing else needs it', () => {
    const {warnings} = load(answer([], {}, [null as unknown as Json]));
    expect(warnings).toEqual([
      'a.json.data.__schema: "types" contains null: 1 of 3 entries.\n  The rest is used.',
    ]);
  });

  it('is an error elsewhere, and lenient shows a scalar', () => {
    expect(messageOf(lacking)).toContain(
      'With the option lenient: true (--lenient), a type that fields name is shown as a scalar.',
    );
    const {schema, warnings} = load(lacking, true);
    expect(printSchema(lexicographicSortSchema(schema))).toBe(`schema {
  query: Q
}

scalar M

scalar N

type O {
  g: Int
}

type Q {
  f: T
}

scalar T

scalar U`);
    expect(warnings.map((text) => text.replace(/\n[^]*\n/, '\n'))).toEqual([
      'a.json.data.__schema: "types" contains null: 1 of 6 entries.\n  The rest is used.',
      'a.json.data.__schema: 1 of 2 fields have no "args".\n  They are shown without arguments.',
      'a.json: The result does not describe the type "T".\n  It is shown as a scalar.',
      'a.json as SDL:3:1: The mutation type "M" is not defined as an object type with fields.\n  It is left out.',
      'a.json as SDL:10:6: "M" has no members.\n  It is shown as a scalar.',
      'a.json as SDL:14:11: "N" has no members.\n  It is shown as a scalar.',
      'a.json as SDL:12:7: "U" has no members.\n  It is shown as a scalar.',
    ]);
  });
});
