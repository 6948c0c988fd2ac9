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
import {getDefault} from '../schema/getDefault';
import {describeElement} from './describeElement';
import {printLiteral} from './printLiteral';
import {toPrintable} from './toPrintable';

function toTypeReference(type: GraphQLType): TypeReference {
  return {notation: String(type), name: getNamedType(type).name};
}

/** Arguments or input fields, each with the coordinate that `toCoordinate` makes of its name. */
function describeInputs<Kind extends 'argument' | 'input field'>(
  kind: Kind,
  list: readonly (GraphQLArgument | GraphQLInputField)[],
  toCoordinate: (name: string) => string,
) {
  return list.map((input) => {
    const {name, type, astNode} = input;
    const value = getDefault(input);
    // Directives of GraphQL itself are in no document.
    const literal = astNode
      ? astNode.defaultValue
      : value !== undefined && astFromValue(value, type);
    return {
      ...describeElement(kind, toCoordinate(name), name, input),
      type: toTypeReference(type),
      ...(literal && {defaultValue: toPrintable(printLiteral(literal))}),
    };
  });
}

/** The arguments of the field or directive that `owner` is the coordinate of. */
export function describeArguments(
  owner: string,
  list: readonly GraphQLArgument[],
): readonly ArgumentElement[] {
  return describeInputs('argument', list, (name) => `${owner}(${name}:)`);
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
  const fields = Object.values(type.getFields());
  return describeInputs('input field', fields, (name) => `${type.name}.${name}`);
}

export function describeValues(type: GraphQLEnumType): readonly EnumValueElement[] {
  return type
    .getValues()
    .map((value) =>
      describeElement('enum value', `${type.name}.${value.name}`, value.name, value),
    );
}
