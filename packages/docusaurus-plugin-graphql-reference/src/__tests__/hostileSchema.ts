import {
  array,
  constantFrom,
  oneof,
  option,
  record,
  stringMatching,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLFieldConfigMap,
  type GraphQLNamedType,
} from 'graphql';
import {hostileText} from '../render/__tests__/hostileText';

/** Names that JavaScript, file systems or addresses take for something else, or for each other. */
const NAMES = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  'CON',
  'con',
  'Con',
  'index',
  'Index',
  'type',
  'query',
  'null1',
  'undefined',
  'NaN',
  '_',
  '_1',
  'a_b',
  'aB',
  'AB',
  'A_B',
  'a__b',
  'UserID',
  'UserId',
  'user_id',
];

interface Member {
  readonly name: string;
  readonly description: string;
  readonly deprecationReason: string | null;
  readonly defaultValue: string | null;
}

interface Written {
  readonly name: string;
  readonly description: string;
  readonly kind: 'object' | 'input' | 'enum' | 'union';
  readonly members: readonly Member[];
}

const anyName = oneof(
  constantFrom(...NAMES),
  stringMatching(/^[A-Za-z][_0-9A-Za-z]{0,8}$/),
);

/** Names that a schema may have side by side, and what one may write at them. */
const members: Arbitrary<readonly Member[]> = uniqueArray(
  record({
    name: anyName.filter((name) => !['true', 'false', 'null'].includes(name)),
    description: hostileText,
    deprecationReason: option(hostileText),
    defaultValue: option(hostileText),
  }),
  {selector: ({name}) => name, minLength: 1, maxLength: 5},
);

/** What GraphQL has itself, and what the schema below calls its query. */
const TAKEN = ['Query', 'String', 'Boolean', 'Int', 'Float', 'ID'];

const types: Arbitrary<readonly Written[]> = uniqueArray(
  record({
    name: anyName.filter((name) => !TAKEN.includes(name)),
    description: hostileText,
    kind: constantFrom('object', 'input', 'enum', 'union'),
    members,
  }),
  {selector: ({name}) => name, minLength: 1, maxLength: 6},
);

/** Schemas that GraphQL allows and whose author wishes the build, or its readers, no good. */
export const hostileSchema: Arbitrary<GraphQLSchema> = record({
  types,
  query: members,
  description: array(hostileText, {maxLength: 1}),
}).map(({types: written, query, description}) => {
  const root = new GraphQLObjectType({name: 'Query', fields: toFields(query)});
  return new GraphQLSchema({
    description: description.join(''),
    query: root,
    types: written.map((one) => toType(one, root)),
  });
});

function toFields(list: readonly Member[]): GraphQLFieldConfigMap<unknown, unknown> {
  return Object.fromEntries(
    list.map(({name, description, deprecationReason, defaultValue}) => {
      const argument = {type: GraphQLString, description, defaultValue};
      return [
        name,
        {type: GraphQLString, description, deprecationReason, args: {[name]: argument}},
      ];
    }),
  );
}

function toType(
  {name, description, kind, members: list}: Written,
  root: GraphQLObjectType,
): GraphQLNamedType {
  switch (kind) {
    case 'object':
      return new GraphQLObjectType({name, description, fields: toFields(list)});
    case 'input': {
      const fields = Object.fromEntries(
        list.map((one) => [
          one.name,
          {
            type: GraphQLString,
            description: one.description,
            defaultValue: one.defaultValue,
          },
        ]),
      );
      return new GraphQLInputObjectType({name, description, fields});
    }
    case 'enum': {
      const values = Object.fromEntries(
        list.map((one) => [
          one.name,
          {description: one.description, deprecationReason: one.deprecationReason},
        ]),
      );
      return new GraphQLEnumType({name, description, values});
    }
    case 'union':
      return new GraphQLUnionType({name, description, types: [root]});
  }
}
