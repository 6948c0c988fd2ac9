import {isEnumType, type GraphQLEnumType, type GraphQLLeafType} from 'graphql';
import {toError, toWarning, type Issue} from '../report/issue';
import {showValue} from './json';
import {namesOf} from './elements';
import {checkFormat, checkScalarValue, findFormats, type ScalarUse} from './scalars';
import {suggest} from './suggest';

/** The place of a value in a request or response. */
export interface Place {
  /** The name in messages. */
  readonly path: string;
  /** The coordinates whose formats apply; a variable can be used several times. */
  readonly coordinates: readonly string[];
}

/** A value of `JSON.parse` at an offset. */
export interface LocatedValue {
  readonly value: unknown;
  readonly at: number;
}

/** Checks a scalar or enum that is not null, at an offset: by its type, then by its place. */
export function checkValue(
  {value, at}: LocatedValue,
  type: GraphQLLeafType,
  {path, coordinates}: Place,
  context: ScalarUse,
): readonly Issue[] {
  if (isEnumType(type)) return checkEnum({value, at}, type, path);
  const {scalars, isInput} = context;
  const ofType = checkScalarValue(type.name, value, context);
  if (ofType !== undefined) {
    const message = `"${path}" has the type ${type.name} and must be ${ofType}, not ${showValue(value)}.`;
    return [toError(message, at)];
  }
  const [ofPlace] = coordinates
    .flatMap((coordinate) => findFormats(coordinate, scalars))
    .flatMap((format) => checkFormat(value, format, isInput) ?? []);
  return ofPlace === undefined
    ? []
    : [toError(`"${path}" must be ${ofPlace}, not ${showValue(value)}.`, at)];
}

function checkEnum(
  {value, at}: LocatedValue,
  type: GraphQLEnumType,
  path: string,
): readonly Issue[] {
  const name = typeof value === 'string' ? value : undefined;
  const found = name === undefined ? undefined : type.getValue(name);
  if (!found) {
    const hint = name === undefined ? '' : suggest(name, namesOf(type.getValues()));
    const message = `"${path}" must be a value of ${type.name}, not ${showValue(value)}.${hint}`;
    return [toError(message, at)];
  }
  const reason = found.deprecationReason ?? undefined;
  const message = `The enum value "${type.name}.${found.name}" is deprecated. ${reason}`;
  return reason === undefined ? [] : [toWarning(message, at)];
}
