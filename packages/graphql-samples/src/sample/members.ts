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
} from 'graphql';

/** What a type holds by name, or a field by the name of its argument. */
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

/** How messages call the members of a type. */
export function memberWord(type: GraphQLNamedType): 'field' | 'value' {
  return isEnumType(type) ? 'value' : 'field';
}

export function namesOf(elements: readonly {readonly name: string}[]): readonly string[] {
  return elements.map(({name}) => name);
}
