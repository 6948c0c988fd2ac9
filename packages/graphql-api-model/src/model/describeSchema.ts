import {
  buildSchema,
  getNullableType,
  type GraphQLArgument,
  type GraphQLDirective,
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLUnionType,
  isIntrospectionType,
  isSpecifiedScalarType,
  type OperationTypeNode,
  printSchema,
  specifiedDirectives,
} from 'graphql';
import {getDefault} from '../schema/getDefault';
import type {ApiModel, DirectiveElement, RootType, TypeElement} from './apiModel';
import {describeElement} from './describeElement';
import {
  describeArguments,
  describeFields,
  describeInputFields,
  describeValues,
} from './describeMembers';
import {foldFederation} from './foldFederation';
import {type Grouping, groupElements} from './groupElements';
import {toPrintable} from './toPrintable';

function describeType(type: GraphQLNamedType): TypeElement {
  const {name} = type;
  if (type instanceof GraphQLScalarType) {
    const url = type.specifiedByURL;
    return {
      ...describeElement('scalar', name, name, type),
      ...(isSpecifiedScalarType(type) && {isBuiltIn: true}),
      ...(url && {specifiedBy: toPrintable(url)}),
    };
  }
  if (type instanceof GraphQLEnumType) {
    return {...describeElement('enum', name, name, type), values: describeValues(type)};
  }
  if (type instanceof GraphQLInputObjectType) {
    return {
      ...describeElement('input', name, name, type),
      isOneOf: type.isOneOf,
      fields: describeInputFields(type),
    };
  }
  if (type instanceof GraphQLUnionType) {
    return {
      ...describeElement('union', name, name, type),
      possibleTypes: type.getTypes().map((one) => one.name),
    };
  }
  const kind = type instanceof GraphQLObjectType ? 'object' : 'interface';
  return {
    ...describeElement(kind, name, name, type),
    interfaces: type.getInterfaces().map((one) => one.name),
    fields: describeFields(type),
  };
}

/** Whether GraphQL defines a directive, and the schema defines it no wider. */
function isBuiltIn({name, args, locations, isRepeatable}: GraphQLDirective): boolean {
  const known = specifiedDirectives.find((one) => one.name === name);
  const isKnown = (arg: GraphQLArgument): boolean =>
    known?.args.some(
      (one) =>
        one.name === arg.name &&
        // Until 2025 a reason could be null.
        String(getNullableType(one.type)) === String(getNullableType(arg.type)) &&
        getDefault(one) === getDefault(arg),
    ) ?? false;
  return (
    known?.isRepeatable === isRepeatable &&
    args.every(isKnown) &&
    locations.every((location) => known.locations.includes(location))
  );
}

function describeDirective(directive: GraphQLDirective): DirectiveElement {
  const coordinate = `@${directive.name}`;
  return {
    ...describeElement('directive', coordinate, directive.name, directive),
    ...(isBuiltIn(directive) && {isBuiltIn: true}),
    arguments: describeArguments(coordinate, directive.args),
    locations: directive.locations,
    isRepeatable: directive.isRepeatable,
  };
}

function describeRoots(schema: GraphQLSchema): readonly RootType[] {
  return (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
    const type = schema.getRootType(kind as OperationTypeNode);
    return type ? [{kind, type: type.name}] : [];
  });
}

/**
 * Describes a schema as plain data, which everything else is made from. Domains are found as
 * `grouping` defines; without it nothing has one. What only the router of a federated schema needs
 * is left out.
 */
export function describeSchema(given: GraphQLSchema, grouping?: Grouping): ApiModel {
  const schema = withText(given);
  const model: ApiModel = {
    version: 1,
    schema: describeElement('schema', '', 'schema', schema),
    roots: describeRoots(schema),
    types: Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type))
      .map(describeType),
    directives: schema.getDirectives().map(describeDirective),
    groups: [],
    hidden: 0,
    machinery: 0,
  };
  return foldFederation(grouping ? groupElements(model, grouping) : model, schema);
}

/** A schema that code or an introspection result defines, as if a document did. */
function withText(schema: GraphQLSchema): GraphQLSchema {
  const isWritten = Object.values(schema.getTypeMap()).some(({astNode}) => astNode);
  if (isWritten) return schema;
  // A document has no lone surrogates.
  const text = printSchema(schema).replaceAll(/\p{Cs}/gu, '\uFFFD');
  return buildSchema(text, {noLocation: true});
}
