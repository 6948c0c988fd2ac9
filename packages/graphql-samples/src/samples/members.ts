import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** A member of a type, or an argument. */
export type SchemaMember =
  | GraphQLField<unknown, unknown>
  | GraphQLInputField
  | GraphQLArgument
  | GraphQLEnumValue;

/** The fields, input fields or values of a type; unions and scalars have none. */
export function membersOf(type: GraphQLNamedType): readonly SchemaMember[] {
  if (isEnumType(type)) {
    return type.getValues();
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields());
  }
  return isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields())
    : [];
}

export function argumentsOf(member: SchemaMember): readonly GraphQLArgument[] {
  return 'args' in member ? member.args : [];
}

/** The word for a member of the type. */
export function memberWord(type: GraphQLNamedType): 'field' | 'value' {
  return isEnumType(type) ? 'value' : 'field';
}

export function namesOf(elements: readonly {readonly name: string}[]): readonly string[] {
  return elements.map(({name}) => name);
}

/** The types of queries, mutations and subscriptions. */
export function rootTypesOf(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].filter((type) => type != null);
}
