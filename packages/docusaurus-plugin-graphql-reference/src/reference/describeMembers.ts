import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLInputField,
  isRequiredArgument,
  isRequiredInputField,
  print,
} from 'graphql';
import {
  getArgumentHref,
  getFieldHref,
  getTypeHref,
  type ReferenceContext,
} from './context';
import {describeDirectives} from './describeDirectives';
import {toSummary} from './toSummary';
import {toTypeReference} from './toTypeReference';
import type {Member} from './types';

/** The part of a member that needs nothing but the element itself. */
function describeCommon(
  element:
    | GraphQLArgument
    | GraphQLInputField
    | GraphQLEnumValue
    | GraphQLField<unknown, unknown>,
  href: string,
  context: ReferenceContext,
): Omit<Member, 'id' | 'required' | 'arguments'> {
  return {
    name: element.name,
    href,
    description: context.renderDescription(element.description),
    summary: toSummary(element.description),
    directives: describeDirectives(element, context),
    ...(element.deprecationReason != null && {
      deprecation: context.renderDescription(element.deprecationReason),
    }),
  };
}

/** A value of a custom scalar, which can be anything; objects without quotes round names. */
function printUntyped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printUntyped).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${name}: ${printUntyped(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** The default as a GraphQL literal: as it is written, or what an introspection result says. */
export function printDefault(
  input: Pick<GraphQLArgument, 'astNode' | 'defaultValue' | 'type'>,
): string | undefined {
  if (input.astNode?.defaultValue) return print(input.astNode.defaultValue);
  if (input.defaultValue === undefined) return undefined;
  try {
    const literal = astFromValue(input.defaultValue, input.type);
    return literal ? print(literal) : undefined;
  } catch {
    // graphql-js prints no object or list that stands for a custom scalar.
    return printUntyped(input.defaultValue);
  }
}

function describeInputValue(
  input: GraphQLArgument | GraphQLInputField,
  place: {readonly id: string; readonly href: string; readonly required: boolean},
  context: ReferenceContext,
): Member {
  const defaultValue = printDefault(input);
  return {
    ...describeCommon(input, place.href, context),
    id: place.id,
    type: toTypeReference(input.type, context),
    required: place.required,
    ...(defaultValue !== undefined && {defaultValue}),
    arguments: [],
  };
}

/** Arguments of an operation, a field (`field` set) or a directive (`parentHref` set). */
export function describeArguments(
  owner: {
    readonly args: readonly GraphQLArgument[];
    readonly idPrefix: string;
    readonly hrefOf: (argumentName: string) => string;
  },
  context: ReferenceContext,
): readonly Member[] {
  return owner.args.map((argument) =>
    describeInputValue(
      argument,
      {
        id: owner.idPrefix + argument.name,
        href: owner.hrefOf(argument.name),
        required: isRequiredArgument(argument),
      },
      context,
    ),
  );
}

export function describeFields(
  parentName: string,
  fields: GraphQLFieldMap<unknown, unknown>,
  context: ReferenceContext,
): readonly Member[] {
  return Object.values(fields).map((field) => ({
    ...describeCommon(field, getFieldHref(parentName, field, context), context),
    id: field.name,
    type: toTypeReference(field.type, context),
    required: false,
    arguments: describeArguments(
      {
        args: field.args,
        idPrefix: `${field.name}.`,
        hrefOf: (name) => getArgumentHref(parentName, field.name, name, context),
      },
      context,
    ),
  }));
}

export function describeInputFields(
  parentName: string,
  fields: readonly GraphQLInputField[],
  context: ReferenceContext,
): readonly Member[] {
  const parentHref = getTypeHref(parentName, context);
  return fields.map((field) =>
    describeInputValue(
      field,
      {
        id: field.name,
        href: `${parentHref}#${field.name}`,
        required: isRequiredInputField(field),
      },
      context,
    ),
  );
}

export function describeValues(
  type: GraphQLEnumType,
  context: ReferenceContext,
): readonly Member[] {
  const parentHref = getTypeHref(type.name, context);
  return type.getValues().map((value) => ({
    ...describeCommon(value, `${parentHref}#${value.name}`, context),
    id: value.name,
    required: false,
    arguments: [],
  }));
}
