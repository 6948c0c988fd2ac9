import {
  type GraphQLArgument,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import {getDefault} from 'graphql-api-model';
import type {OperationKind} from '../types';
import {isUsable} from '../values/usable';
import type {World} from '../values/world';
import {printBlock, printField, type Selection} from './selections';
import {selectFields} from './selectFields';
import {type Field, findPage} from './shapes';
import type {Size} from './size';

/** An operation: a field of a root type. */
export interface Operation {
  readonly kind: OperationKind;
  /** The name of the root type. */
  readonly root: string;
  readonly field: Field;
}

/** As in `Query.space`. */
export function toCoordinate({root, field}: Operation): string {
  return `${root}.${field.name}`;
}

/** A document without values, and the arguments that are its variables. */
export interface Draft {
  readonly document: string;
  readonly args: readonly GraphQLArgument[];
  readonly size: Size;
}

/** Builds the document of an operation in a size; undefined if it has too many lines. */
export function toDocument(
  world: World,
  operation: Operation,
  size: Size,
  mostLines: number,
): Draft | undefined {
  const type = getNamedType(operation.field.type);
  const budget = {left: mostLines};
  const selections = isCompositeType(type)
    ? selectFields(world, type, size, budget)
    : undefined;
  return budget.left < 0 ? undefined : toDraft(world, operation, size, selections);
}

/** A document with the selections, whose variables have the names of their arguments. */
export function toDraft(
  world: World,
  operation: Operation,
  size: Size,
  selections: readonly Selection[] | undefined,
): Draft {
  const {field, kind} = operation;
  const args = chooseArguments(world, operation, size);
  const uses = args.map(({name}) => `${name}: $${name}`);
  const variables = args.map(({name, type}) => `$${name}: ${String(type)}`);
  const list = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const head = `${kind} ${toOperationName(field.name)}${list}`;
  const lines = printBlock(head, [printField(field.name, uses, selections)]);
  return {document: lines.join('\n'), args, size};
}

/** A request for an operation with more arguments has only the required ones. */
const MOST_OPTIONAL = 100;

/** The arguments of an operation that a request of a size has. */
export function chooseArguments(
  world: World,
  {root, field}: Operation,
  {optional}: Size,
): readonly GraphQLArgument[] {
  const hasFirst = field.args.some(({name}) => name === 'first');
  const named = getNamedType(field.type);
  const hasEnds =
    field.args.some(({name}) => name === 'last') &&
    isObjectType(named) &&
    findPage(named) !== undefined;
  const isShort = field.args.length <= MOST_OPTIONAL;
  return field.args.filter((argument) => {
    if (isRequiredArgument(argument)) return true;
    if (!isUsable(world, argument, `${root}.${field.name}(${argument.name}:)`))
      return false;
    // Servers reject a list that is read from both ends.
    if (hasFirst && /^(?:last|before)$/.test(argument.name)) return false;
    // Connections with two ends often have no default, and a server rejects a request with neither.
    const isSize = argument.name === 'first' && getDefault(argument) === undefined;
    return (optional && isShort) || (isSize && hasEnds);
  });
}

/** `SpaceById` for `spaceById`, and `InsertArticle` for `insert_article`. */
function toOperationName(field: string): string {
  const name = field
    .replace(/(?:^|_+)([A-Za-z\d])/g, (_, first: string) => first.toUpperCase())
    .replaceAll('_', '');
  return /^[A-Za-z]/.test(name) ? name : `Operation${name}`;
}
