import {describe, expect, it} from 'vitest';
import {isInterfaceType, isObjectType, printSchema, type GraphQLSchema} from 'graphql';
import {loadSchema} from '../loadSchema';
import {writeFolder} from './writeFolder';

function load(text: string, commentDescriptions = false): GraphQLSchema {
  const {schema, warnings} = loadSchema({
    schema: 'a.graphql',
    lenient: false,
    commentDescriptions,
    directory: writeFolder({'a.graphql': text}),
  });
  expect(warnings).toEqual([]);
  return schema;
}

function interfacesOf(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type)
    ? type.getInterfaces().map((one) => one.name)
    : [];
}

describe('interfaces as they were once written', () => {
  const TYPES =
    'interface A { a: Int } interface B { a: Int } interface C { a: Int } type Query { a: Int }\n';

  it.each([
    ['commas', 'type T implements A, B,C { a: Int }'],
    ['spaces', 'type T implements A B\tC { a: Int }'],
    ['both', 'type T implements & A & B, C { a: Int }'],
    ['lines and comments', 'type T implements A, # B, D\n  B # and more\n  C { a: Int }'],
    ['an extension', 'type T { a: Int }\nextend type T implements A, B C\nscalar S'],
    [
      'a definition that follows',
      'interface T implements A, B C { a: Int }\nenum E { V }',
    ],
    ['descriptions', '"implements A, B" type T implements A, B, C { "A, B" a: Int }'],
    ['characters of two code units', '"😀, 😀" type T implements A, B, C { a: Int }'],
  ])('between %s are read', (_, sdl) => {
    expect(interfacesOf(load(TYPES + sdl), 'T')).toEqual(['A', 'B', 'C']);
  });

  it('leave descriptions and places as they are', () => {
    const schema = load(`${TYPES}"A, B" type T implements A, B { a: Int }`);
    const type = schema.getType('T');
    expect(type?.description).toBe('A, B');
    expect(type?.astNode?.loc?.source.body).toContain('implements A, B {');
  });
});

describe('comments above definitions', () => {
  const TEXT = `# Not a description, for a line is empty.

# The root.
#
# - Of everything.
type Query { # not of the field
  # A field
  #   and more.
  a(
    # An argument.
    x: Int # not of y
    y: Int
  ): E
  # import Post from "post.graphql"
  b: Int
}

#######################
## An enum.
#######################
enum E {
  "A value." # and a remark
  V
  # Old.
  W @deprecated
}

# A directive.
directive @d on FIELD

# An input.
input I { # nothing
  # A field.
  f: Int
}

# A schema.
schema { query: Query }

# not of the extension
extend enum E { X }
`;

  it('describe what has no description, where that is asked for', () => {
    expect(printSchema(load(TEXT, true))).toBe(`"""A schema."""
schema {
  query: Query
}

"""A directive."""
directive @d on FIELD

"""
The root.

- Of everything.
"""
type Query {
  """
  A field
    and more.
  """
  a(
    """An argument."""
    x: Int
    y: Int
  ): E
  b: Int
}

"""An enum."""
enum E {
  """A value."""
  V

  """Old."""
  W @deprecated
  X
}

"""An input."""
input I {
  """A field."""
  f: Int
}`);
  });

  it('are comments otherwise', () => {
    expect(load(TEXT).getQueryType()?.description).toBeUndefined();
  });
});
