import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLUnionType,
} from 'graphql';
import {getTypeHref, hasPage, type ReferenceContext} from './context';
import {describeDirectives} from './describeDirectives';
import {describeFields, describeInputFields, describeValues} from './describeMembers';
import type {findUsages} from './findUsages';
import {
  printEnum,
  printFieldsType,
  printInput,
  printScalar,
  printUnion,
} from './printSdl';
import {toSummary} from './toSummary';
import type {
  Entry,
  EnumEntry,
  FieldsEntry,
  InputEntry,
  ReferenceLink,
  ScalarEntry,
  UnionEntry,
} from './types';

type UsagesOf = ReturnType<typeof findUsages>;

function describeCommon(
  type: GraphQLNamedType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
) {
  const group = context.groupOf(type.name);
  return {
    name: type.name,
    href: getTypeHref(type.name, context),
    ...(group !== undefined && {group}),
    description: context.renderDescription(type.description),
    summary: toSummary(type.description),
    directives: describeDirectives(type, context),
    usages: usagesOf(type.name),
  };
}

function toTypeLink(type: GraphQLNamedType, context: ReferenceContext): ReferenceLink {
  return {text: type.name, href: getTypeHref(type.name, context)};
}

function describeFieldsType(
  type: GraphQLObjectType | GraphQLInterfaceType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): FieldsEntry {
  const isObject = type instanceof GraphQLObjectType;
  const common = {
    ...describeCommon(type, context, usagesOf),
    fields: describeFields(type.name, type.getFields(), context),
    interfaces: type.getInterfaces().map((one) => toTypeLink(one, context)),
  };
  const sdl = printFieldsType({keyword: isObject ? 'type' : 'interface', ...common});
  return {kind: isObject ? 'object' : 'interface', ...common, sdl};
}

function describeInput(
  type: GraphQLInputObjectType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): InputEntry {
  const common = {
    ...describeCommon(type, context, usagesOf),
    fields: describeInputFields(type.name, Object.values(type.getFields()), context),
    isOneOf: type.isOneOf,
  };
  return {kind: 'input', ...common, sdl: printInput(common)};
}

function describeEnum(
  type: GraphQLEnumType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): EnumEntry {
  const common = {
    ...describeCommon(type, context, usagesOf),
    values: describeValues(type, context),
  };
  return {kind: 'enum', ...common, sdl: printEnum(common)};
}

function describeUnion(
  type: GraphQLUnionType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): UnionEntry {
  const common = {
    ...describeCommon(type, context, usagesOf),
    possibleTypes: type.getTypes().map((member) => ({
      ...toTypeLink(member, context),
      summary: toSummary(member.description),
    })),
  };
  return {kind: 'union', ...common, sdl: printUnion(common)};
}

function describeScalar(
  type: GraphQLScalarType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): ScalarEntry {
  const common = {
    ...describeCommon(type, context, usagesOf),
    ...(type.specifiedByURL != null && {specifiedBy: type.specifiedByURL}),
  };
  return {kind: 'scalar', ...common, sdl: printScalar(common)};
}

function describeType(
  type: GraphQLNamedType,
  context: ReferenceContext,
  usagesOf: UsagesOf,
): Entry {
  if (type instanceof GraphQLInputObjectType)
    return describeInput(type, context, usagesOf);
  if (type instanceof GraphQLEnumType) return describeEnum(type, context, usagesOf);
  if (type instanceof GraphQLUnionType) return describeUnion(type, context, usagesOf);
  if (type instanceof GraphQLScalarType) return describeScalar(type, context, usagesOf);
  return describeFieldsType(type, context, usagesOf);
}

export function describeTypes(
  context: ReferenceContext,
  usagesOf: UsagesOf,
): readonly Entry[] {
  return Object.values(context.schema.getTypeMap())
    .filter((type) => hasPage(type, context.rootKinds))
    .map((type) => describeType(type, context, usagesOf));
}
