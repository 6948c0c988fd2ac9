import {
  type GraphQLArgument,
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import {getDefault} from 'graphql-api-model';
import type {OperationKind} from '../types';
import {withoutRivals} from '../values/comparisons';
import {wordsOf} from '../values/place';
import {isUsable} from '../values/usable';
import type {World} from '../values/world';
import {printBlock, printField, type Selection} from './selections';
import {selectFields} from './selectFields';
import {type Field, findPage} from '../values/shapes';
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
  const usable = field.args.filter((argument) =>
    isUsable(world, argument, `${root}.${field.name}(${argument.name}:)`),
  );
  const chosen = withoutRivals(usable);
  const keys = findKeys(field, usable);
  return field.args.filter((argument) => {
    if (isRequiredArgument(argument)) return true;
    if (keys.includes(argument)) return argument === keys[0];
    if (!chosen.includes(argument) || argument.name === 'clientMutationId') return false;
    // Servers reject a list that is read from both ends.
    if (hasFirst && /^(?:last|before)$/.test(argument.name)) return false;
    // Connections with two ends often have no default, and a server rejects a request with neither.
    const isSize = argument.name === 'first' && getDefault(argument) === undefined;
    return (optional && isShort) || (isSize && hasEnds);
  });
}

const KEY =
  /^_?(?:id|uuid|slug|handle|key|token|login|(?:external_?)?(?:id|reference))$/i;

/**
 * The optional arguments of which one tells the object that is looked up or changed, the first of
 * them the plainest; none where something that is required does, and none of a list.
 */
function findKeys(
  {args, name, type}: Field,
  usable: readonly GraphQLArgument[],
): readonly GraphQLArgument[] {
  const named = getNamedType(type);
  const isMany =
    isListType(getNullableType(type)) ||
    (isObjectType(named) && findPage(named) !== undefined);
  if (isMany || args.some(isRequiredArgument)) return [];
  const nouns = [named.name, name].map((each) => wordsOf(each).join(''));
  return usable.filter((argument) => {
    const about = /^(\w+?)_?ids?$/i.exec(argument.name)?.[1] ?? '';
    const noun = wordsOf(about).join('');
    return (
      isLeafType(getNamedType(argument.type)) &&
      (KEY.test(argument.name) ||
        (noun !== '' && nouns.some((each) => each.includes(noun))))
    );
  });
}

/** `SpaceById` for `spaceById`, and `InsertArticle` for `insert_article`. */
function toOperationName(field: string): string {
  const name = field
    .replace(/(?:^|_+)([A-Za-z\d])/g, (_, first: string) => first.toUpperCase())
    .replaceAll('_', '');
  return /^[A-Za-z]/.test(name) ? name : `Operation${name}`;
}
