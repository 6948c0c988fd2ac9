import type {
  GraphQLArgument,
  GraphQLEnumType,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLType,
} from 'graphql';
import {astFromValue, getNamedType} from 'graphql';
import type {
  ArgumentElement,
  EnumValueElement,
  FieldElement,
  InputFieldElement,
  TypeReference,
} from './apiModel';
import {describeElement} from './describeElement';
import {printLiteral} from './printLiteral';
import {toPrintable} from './toPrintable';

function toTypeReference(type: GraphQLType): TypeReference {
  return {notation: String(type), name: getNamedType(type).name};
}

/** The type and default of an argument or input field. */
function describeInput({
  type,
  astNode,
  defaultValue,
}: GraphQLArgument | GraphQLInputField) {
  // Directives of GraphQL itself are in no document.
  const literal = astNode
    ? astNode.defaultValue
    : defaultValue !== undefined && astFromValue(defaultValue, type);
  return {
    type: toTypeReference(type),
    ...(literal && {defaultValue: toPrintable(printLiteral(literal))}),
  };
}

/** The arguments of the field or directive that `owner` is the coordinate of. */
export function describeArguments(
  owner: string,
  list: readonly GraphQLArgument[],
): readonly ArgumentElement[] {
  return list.map((argument) => ({
    ...describeElement(
      'argument',
      `${owner}(${argument.name}:)`,
      argument.name,
      argument,
    ),
    ...describeInput(argument),
  }));
}

function describeField(
  owner: string,
  field: GraphQLField<unknown, unknown>,
): FieldElement {
  const coordinate = `${owner}.${field.name}`;
  return {
    ...describeElement('field', coordinate, field.name, field),
    type: toTypeReference(field.type),
    arguments: describeArguments(coordinate, field.args),
  };
}

export function describeFields(
  type: GraphQLObjectType | GraphQLInterfaceType,
): readonly FieldElement[] {
  return Object.values(type.getFields()).map((field) => describeField(type.name, field));
}

export function describeInputFields(
  type: GraphQLInputObjectType,
): readonly InputFieldElement[] {
  return Object.values(type.getFields()).map((field) => ({
    ...describeElement('input field', `${type.name}.${field.name}`, field.name, field),
    ...describeInput(field),
  }));
}

export function describeValues(type: GraphQLEnumType): readonly EnumValueElement[] {
  return type
    .getValues()
    .map((value) =>
      describeElement('enum value', `${type.name}.${value.name}`, value.name, value),
    );
}
