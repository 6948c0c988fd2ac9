import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';

/** A type whose members have names, with what they are called. */
export interface Members {
  readonly names: readonly string[];
  readonly kind: 'field' | 'value';
}

/** The fields or values of a type; undefined for unions and scalars. */
export function membersOf(type: GraphQLNamedType): Members | undefined {
  if (isEnumType(type)) {
    return {kind: 'value', names: type.getValues().map(({name}) => name)};
  }
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return {kind: 'field', names: Object.keys(type.getFields())};
  }
  return undefined;
}

/** The names of a field's arguments; none for a member that takes none. */
export function argumentsOf(type: GraphQLNamedType, member: string): readonly string[] {
  return isObjectType(type) || isInterfaceType(type)
    ? (type.getFields()[member]?.args.map(({name}) => name) ?? [])
    : [];
}
