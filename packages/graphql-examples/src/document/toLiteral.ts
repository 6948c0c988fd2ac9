import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ObjectFieldNode,
  type ValueNode,
} from 'graphql';
import {toNameNode} from './nodes';

/** A JSON value as it is written in a document, where values of enums have no quotes. */
export function toLiteral(value: unknown, type?: GraphQLInputType): ValueNode {
  if (isNonNullType(type)) return toLiteral(value, type.ofType as GraphQLInputType);
  if (value === null || value === undefined) return {kind: Kind.NULL};
  if (Array.isArray(value)) {
    const item = isListType(type) ? (type.ofType as GraphQLInputType) : undefined;
    return {kind: Kind.LIST, values: value.map((each) => toLiteral(each, item))};
  }
  if (isListType(type)) return toLiteral(value, type.ofType as GraphQLInputType);
  return typeof value === 'object'
    ? {kind: Kind.OBJECT, fields: toMembers(value, type)}
    : toScalar(value, type);
}

function toMembers(value: object, type?: GraphQLInputType): readonly ObjectFieldNode[] {
  const fields = isInputObjectType(type) ? type.getFields() : {};
  return Object.entries(value).map(([name, member]) => ({
    kind: Kind.OBJECT_FIELD,
    name: toNameNode(name),
    value: toLiteral(
      member,
      Object.hasOwn(fields, name) ? fields[name]?.type : undefined,
    ),
  }));
}

function toScalar(value: unknown, type?: GraphQLInputType): ValueNode {
  if (typeof value === 'boolean') return {kind: Kind.BOOLEAN, value};
  if (typeof value === 'number') {
    return {kind: Number.isInteger(value) ? Kind.INT : Kind.FLOAT, value: String(value)};
  }
  return isEnumType(type)
    ? {kind: Kind.ENUM, value: String(value)}
    : {kind: Kind.STRING, value: String(value)};
}
