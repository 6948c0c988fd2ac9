import {
  type ArgumentNode,
  GraphQLError,
  isLeafType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isEnumType,
  Kind,
  parseValue,
  type GraphQLArgument,
  type GraphQLInputType,
  type ObjectValueNode,
  type ValueNode,
  valueFromAST,
  valueFromASTUntyped,
} from 'graphql';
import {namesOf} from '../sample/members';
import {checkScalarValue} from '../sample/scalars';
import {suggest} from '../sample/suggest';
import type {SchemaContext} from '../sample/types';

/** A value that is not told: `first:` and `first: …`. */
const UNTOLD = /(\w+):\s*(?:…|\.\.\.)?\s*(?=,|$)/g;

type Problem = string | undefined;

/**
 * Checks what stands in the brackets of `spaces(first: 50)`: the names of the arguments and, where
 * there are any, their values.
 *
 * @param owner - What has the arguments, as messages call it.
 * @returns What is wrong, or undefined.
 */
export function checkCall(
  owner: string,
  rest: string,
  known: readonly GraphQLArgument[],
  {scalars}: Pick<SchemaContext, 'scalars'>,
): Problem {
  const node = parseArguments(rest);
  if (typeof node === 'string') return `${owner} cannot be read: ${node}`;
  for (const {name, value} of node.fields) {
    const argument = known.find((one) => one.name === name.value);
    if (!argument) {
      const hint = suggest(name.value, namesOf(known));
      return `${owner} has no argument "${name.value}".${hint}`;
    }
    const problem = isUntold(value)
      ? undefined
      : checkValue(value, argument.type, `${owner}: "${name.value}"`, scalars);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Stands for a value that is not told. A variable fits everywhere. */
const VARIABLE = '$untold';

function parseArguments(rest: string): ObjectValueNode | string {
  const text = `{${rest.trim().replace(UNTOLD, `$1: ${VARIABLE}`)}}`;
  try {
    const node = parseValue(text);
    return node.kind === Kind.OBJECT ? node : 'It has no arguments.';
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

function isUntold(value: ArgumentNode['value']): boolean {
  return value.kind === Kind.VARIABLE;
}

function checkValue(
  value: ValueNode,
  type: GraphQLInputType,
  path: string,
  scalars: SchemaContext['scalars'],
): Problem {
  if (value.kind === Kind.VARIABLE) return undefined;
  if (isNonNullType(type)) {
    return value.kind === Kind.NULL
      ? `${path} must not be null.`
      : checkValue(value, type.ofType, path, scalars);
  }
  if (value.kind === Kind.NULL) return undefined;
  if (isListType(type)) {
    const items = value.kind === Kind.LIST ? value.values : [value];
    return first(items, (item) => checkValue(item, type.ofType, path, scalars));
  }
  if (isInputObjectType(type)) {
    if (value.kind !== Kind.OBJECT)
      return `${path} must be an object of type ${type.name}.`;
    const fields = type.getFields();
    return first(value.fields, ({name, value: inner}) => {
      const field = fields[name.value];
      return field
        ? checkValue(inner, field.type, `${path}.${name.value}`, scalars)
        : `The type "${type.name}" has no field "${name.value}".${suggest(name.value, Object.keys(fields))}`;
    });
  }
  return isLeafType(type) ? checkLeafLiteral(value, type, path, scalars) : undefined;
}

function checkLeafLiteral(
  value: ValueNode,
  type: Extract<GraphQLInputType, {name: string}>,
  path: string,
  scalars: SchemaContext['scalars'],
): Problem {
  const shown = JSON.stringify(valueFromASTUntyped(value));
  if (isEnumType(type)) {
    const names = namesOf(type.getValues());
    if (value.kind === Kind.ENUM && names.includes(value.value)) return undefined;
    const hint = value.kind === Kind.ENUM ? suggest(value.value, names) : '';
    return `${path} must be a value of ${type.name}, not ${shown}.${hint}`;
  }
  const expected = checkScalarValue(type.name, valueFromASTUntyped(value), {
    scalars,
    isInput: true,
  });
  if (expected !== undefined) {
    return `${path} has the type ${type.name} and must be ${expected}, not ${shown}.`;
  }
  return valueFromAST(value, type) === undefined
    ? `${path} has the type ${type.name} and cannot be ${shown}.`
    : undefined;
}

function first<Item>(items: readonly Item[], check: (item: Item) => Problem): Problem {
  for (const item of items) {
    const problem = check(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
