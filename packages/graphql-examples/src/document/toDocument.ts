import {
  type ArgumentNode,
  type GraphQLArgument,
  getNamedType,
  isCompositeType,
  isRequiredArgument,
  Kind,
  type OperationTypeNode,
  parseType,
  print,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql';
import type {OperationKind} from '../types';
import {isUsable} from '../values/isUsable';
import type {World} from '../values/world';
import {toArgumentNode, toFieldNode, toNameNode} from './nodes';
import {selectFields} from './selectFields';
import {type Field, findPage} from './shapes';
import type {Size} from './size';

/** An operation, as it is found on a root type. */
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

/** A document without values, and the arguments that its variables stand for. */
export interface Draft {
  readonly document: string;
  readonly args: readonly GraphQLArgument[];
  readonly size: Size;
}

/** Writes the document of an operation in a size; undefined where it has too many fields. */
export function toDocument(
  world: World,
  operation: Operation,
  size: Size,
  mostFields: number,
): Draft | undefined {
  const {field} = operation;
  const args = chooseArguments(world, operation, size);
  const type = getNamedType(field.type);
  const budget = {left: mostFields};
  const selections = isCompositeType(type)
    ? selectFields(world, type, size, budget)
    : undefined;
  if (budget.left < 0) return undefined;
  return {document: printOperation(operation, args, selections), args, size};
}

/** The text of an operation whose arguments are variables of their names. */
export function printOperation(
  {field, kind}: Operation,
  args: readonly GraphQLArgument[],
  selections: readonly SelectionNode[] | undefined,
): string {
  const node = toFieldNode(field.name, {
    args: args.map(toVariableUse),
    ...(selections && {selections}),
  });
  return print({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: kind as OperationTypeNode,
        name: toNameNode(toOperationName(field.name)),
        variableDefinitions: args.map(toDefinition),
        selectionSet: {kind: Kind.SELECTION_SET, selections: [node]},
      },
    ],
  });
}

/** Of an operation with more arguments a request gives only those that it must. */
const MOST_OPTIONAL = 100;

/** The arguments that a request of the size gives. */
export function chooseArguments(
  world: World,
  {root, field}: Operation,
  {optional}: Size,
): readonly GraphQLArgument[] {
  const names = new Set(field.args.map(({name}) => name));
  return field.args.filter((argument) => {
    if (isRequiredArgument(argument)) return true;
    if (!isUsable(world, argument, `${root}.${field.name}(${argument.name}:)`))
      return false;
    // A list is read from one end: servers refuse both, and Relay's want one of them.
    if (/^(?:last|before)$/.test(argument.name) && names.has('first')) return false;
    const isShort = field.args.length <= MOST_OPTIONAL;
    return (optional && isShort) || isWantedByRelay(argument, field);
  });
}

/** Connections with two ends often have no default, and a server then refuses a request with none. */
function isWantedByRelay(
  {name, defaultValue}: GraphQLArgument,
  {args, type}: Field,
): boolean {
  const named = getNamedType(type);
  return (
    name === 'first' &&
    defaultValue === undefined &&
    args.some((other) => other.name === 'last') &&
    isCompositeType(named) &&
    'getFields' in named &&
    'getInterfaces' in named &&
    findPage(named as Parameters<typeof findPage>[0]) !== undefined
  );
}

function toVariableUse({name}: GraphQLArgument): ArgumentNode {
  return toArgumentNode(name, {kind: Kind.VARIABLE, name: toNameNode(name)});
}

function toDefinition({name, type}: GraphQLArgument): VariableDefinitionNode {
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: {kind: Kind.VARIABLE, name: toNameNode(name)},
    type: parseType(String(type)),
  };
}

/** `SpaceById` for `spaceById`, and `InsertArticle` for `insert_article`. */
function toOperationName(field: string): string {
  const name = field.replace(/(?:^|_+)([A-Za-z\d])/g, (_, first: string) =>
    first.toUpperCase(),
  );
  return /^[A-Za-z]/.test(name)
    ? name.replaceAll('_', '')
    : `Operation${name.replaceAll('_', '')}`;
}
