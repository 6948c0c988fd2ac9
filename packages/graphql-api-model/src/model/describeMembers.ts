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
import {getNamedType} from 'graphql';
import type {
  ArgumentElement,
  EnumValueElement,
  FieldElement,
  InputFieldElement,
  TypeReference,
} from './apiModel';
import {describeElement} from './describeElement';
import {printDefault} from './printDefault';
import {toPrintable} from './toPrintable';

function toTypeReference(type: GraphQLType): TypeReference {
  return {notation: String(type), name: getNamedType(type).name};
}

/** The type and default of an argument or input field. */
function describeInput(input: GraphQLArgument | GraphQLInputField) {
  const defaultValue = printDefault(input);
  return {
    type: toTypeReference(input.type),
    ...(defaultValue !== undefined && {defaultValue: toPrintable(defaultValue)}),
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
