import {isEnumType, type GraphQLEnumType, type GraphQLLeafType} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {toError, toWarning, type Issue} from '../report/issue';
import {show, toValue} from './json';
import {namesOf} from './members';
import {checkFormat, checkScalarValue, findFormats, type Scalars} from './scalars';
import {suggest} from './suggest';

/** The place of a value in a request or response. */
export interface Place {
  /** The name in messages. */
  readonly path: string;
  /** The coordinates whose formats apply; a variable can be used several times. */
  readonly coordinates: readonly string[];
}

/** How a value may be written. */
export interface ValueContext {
  readonly scalars: Scalars;
  /** Whether a client sends it. */
  readonly isInput: boolean;
}

/** Checks the JSON of a scalar or enum that is not null: by its type, then by its place. */
export function checkValue(
  node: JsonNode,
  type: GraphQLLeafType,
  {path, coordinates}: Place,
  context: ValueContext,
): readonly Issue[] {
  if (isEnumType(type)) return checkEnum(node, type, path);
  const {scalars, isInput} = context;
  const value = toValue(node);
  const ofType = checkScalarValue(type.name, value, context);
  if (ofType !== undefined) {
    const message = `"${path}" has the type ${type.name} and must be ${ofType}, not ${show(node)}.`;
    return [toError(message, node.at)];
  }
  const [ofPlace] = coordinates
    .flatMap((coordinate) => findFormats(coordinate, scalars))
    .flatMap((format) => checkFormat(value, format, isInput) ?? []);
  return ofPlace === undefined
    ? []
    : [toError(`"${path}" must be ${ofPlace}, not ${show(node)}.`, node.at)];
}

/** The error for a value that must be an object. */
export function toObjectError(node: JsonNode, typeName: string, path: string): Issue {
  return toError(
    `"${path}" must be an object of type ${typeName}, not ${show(node)}.`,
    node.at,
  );
}

function checkEnum(
  node: JsonNode,
  type: GraphQLEnumType,
  path: string,
): readonly Issue[] {
  const value = node.kind === 'string' ? type.getValue(node.value) : undefined;
  if (!value) {
    const names = namesOf(type.getValues());
    const hint = node.kind === 'string' ? suggest(node.value, names) : '';
    return [
      toError(
        `"${path}" must be a value of ${type.name}, not ${show(node)}.${hint}`,
        node.at,
      ),
    ];
  }
  const reason = value.deprecationReason ?? undefined;
  const message = `The value "${type.name}.${value.name}" is deprecated. ${reason}`;
  return reason === undefined ? [] : [toWarning(message, node.at)];
}
