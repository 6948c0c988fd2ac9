import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
} from 'graphql';
import {getArgumentHref, getFieldHref, getTypeHref, type LinkContext} from './context';

const COORDINATE = /^(@?)([_A-Za-z]\w*)(?:\.([_A-Za-z]\w*))?(?:\(([_A-Za-z]\w*):\))?$/;

function linkToMember(
  typeName: string,
  memberName: string,
  argumentName: string | undefined,
  context: LinkContext,
): string | undefined {
  const type = context.schema.getType(typeName);
  if (type instanceof GraphQLEnumType) {
    const isValue = type.getValue(memberName) != null;
    return isValue ? `${getTypeHref(typeName, context)}#${memberName}` : undefined;
  }
  if (type instanceof GraphQLInputObjectType) {
    const hasField = memberName in type.getFields();
    return hasField ? `${getTypeHref(typeName, context)}#${memberName}` : undefined;
  }
  if (!(type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType)) {
    return undefined;
  }
  const field = type.getFields()[memberName];
  if (!field) return undefined;
  if (argumentName === undefined) return getFieldHref(typeName, field, context);
  const hasArgument = field.args.some(({name}) => name === argumentName);
  return hasArgument
    ? getArgumentHref(typeName, memberName, argumentName, context)
    : undefined;
}

function linkToDirective(
  name: string,
  argumentName: string | undefined,
  context: LinkContext,
): string | undefined {
  const directive = context.schema.getDirective(name);
  if (!directive) return undefined;
  const href = context.permalinks.entry('directive', name);
  if (argumentName === undefined) return href;
  const hasArgument = directive.args.some((argument) => argument.name === argumentName);
  return hasArgument ? `${href}#${argumentName}` : undefined;
}

/**
 * Resolves schema coordinates (https://spec.graphql.org/September2025/#sec-Schema-Coordinates)
 * such as `Space.members(first:)` to addresses; `undefined` for what the schema does not have.
 */
export function createCoordinateLinks(
  context: LinkContext,
): (coordinate: string) => string | undefined {
  return (coordinate) => {
    const match = COORDINATE.exec(coordinate);
    if (!match) return undefined;
    const [, at, name = '', member, argument] = match;
    if (name.startsWith('__')) return undefined;
    if (at) return member ? undefined : linkToDirective(name, argument, context);
    if (member) return linkToMember(name, member, argument, context);
    const type = argument ? undefined : context.schema.getType(name);
    return type ? getTypeHref(name, context) : undefined;
  };
}
