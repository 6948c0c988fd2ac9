import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import {addLength} from './addLength';
import type {Uses} from './types';

/** The operation that JSON belongs to. */
interface Owner {
  readonly document: DocumentNode;
  readonly operation: string | undefined;
  readonly schema: GraphQLSchema;
}

type Values = Readonly<Record<string, unknown>>;

/** Adds what a block of variables gives. */
export function readVariables(code: string, owner: Owner, uses: Uses): void {
  const values = parseObject(code);
  for (const {variable, type} of findOperation(owner)?.variableDefinitions ?? []) {
    const named = namedTypeOf(type, owner.schema);
    if (named) readInput(values[variable.name.value], named, uses);
  }
}

/** Adds what an answer has. */
export function readAnswer(code: string, owner: Owner, uses: Uses): void {
  const {data, errors} = parseObject(code);
  for (const error of Array.isArray(errors) ? (errors as readonly unknown[]) : []) {
    const {extensions} = toObject(error);
    const {code: own} = toObject(extensions);
    if (typeof own === 'string') uses.codes.add(own);
  }
  const operation = findOperation(owner);
  const root = operation && owner.schema.getRootType(operation.operation);
  if (root) readSelection(data, operation.selectionSet, {...owner, type: root, uses});
}

function parseObject(code: string): Values {
  return toObject(JSON.parse(code));
}

function toObject(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function findOperation({
  document,
  operation,
}: Owner): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION &&
      (operation === undefined || node.name?.value === operation),
  );
}

function namedTypeOf(
  node: TypeNode,
  schema: GraphQLSchema,
): GraphQLNamedType | undefined {
  if (node.kind === Kind.NAMED_TYPE) return typeFromAST(schema, node);
  return namedTypeOf(node.type, schema);
}

function readInput(value: unknown, type: GraphQLNamedType, uses: Uses): void {
  if (Array.isArray(value)) {
    for (const item of value) readInput(item, type, uses);
    return;
  }
  if (isEnumType(type) && typeof value === 'string') {
    uses.members.add(`${type.name}.${value}`);
  }
  if (!isInputObjectType(type) || value === null || typeof value !== 'object') return;
  uses.inputs.add(type.name);
  for (const [name, own] of Object.entries(value) as readonly [string, unknown][]) {
    const field = type.getFields()[name];
    if (!field) continue;
    const coordinate = `${type.name}.${name}`;
    uses.members.add(coordinate);
    if (typeof own === 'string') addLength(coordinate, own, uses);
    readInput(own, getNamedType(field.type), uses);
  }
}

interface Place extends Owner {
  readonly type: GraphQLNamedType;
  readonly uses: Uses;
}

function readSelection(
  value: unknown,
  {selections}: SelectionSetNode,
  place: Place,
): void {
  if (Array.isArray(value)) {
    for (const item of value)
      readSelection(item, {kind: Kind.SELECTION_SET, selections}, place);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const values = value as Values;
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      if (key in values)
        readField(values[key], node.name.value, node.selectionSet, place);
      continue;
    }
    const fragment =
      node.kind === Kind.INLINE_FRAGMENT ? node : findFragment(node.name.value, place);
    const condition = fragment?.typeCondition?.name.value ?? place.type.name;
    const type = place.schema.getType(condition);
    const isOther =
      values['__typename'] !== undefined && values['__typename'] !== condition;
    if (fragment && type && !(isOther && type !== place.type)) {
      readSelection(value, fragment.selectionSet, {...place, type});
    }
  }
}

function findFragment(
  name: string,
  {document}: Owner,
): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  );
}

function readField(
  value: unknown,
  name: string,
  selection: SelectionSetNode | undefined,
  place: Place,
): void {
  const {type, uses} = place;
  if (name === '__typename') {
    if (typeof value === 'string') uses.types.add(value);
    return;
  }
  const field = 'getFields' in type ? type.getFields()[name] : undefined;
  if (!field) return;
  if (value === null) uses.nulls.add(`${type.name}.${name}`);
  // An empty list may be one of lists.
  else if (!Array.isArray(value) || value.length > 0)
    uses.answered.add(`${type.name}.${name}`);
  const named = getNamedType(field.type);
  if (isEnumType(named)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') uses.members.add(`${named.name}.${one}`);
    }
  }
  if (selection && isCompositeType(named))
    readSelection(value, selection, {...place, type: named});
}
