import {describe, expect, it} from 'vitest';
import {printSchema, type GraphQLSchema} from 'graphql';
import {loadFiles} from './loadFiles';

function load(text: string, commentDescriptions = false): GraphQLSchema {
  const {schema, warnings} = loadFiles({'a.graphql': text}, {commentDescriptions});
  expect(warnings).toEqual([]);
  return schema;
}

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

  it('describe what has no description, where the option is set', () => {
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
