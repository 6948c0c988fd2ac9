import {
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type {JsonMember, JsonNode} from 'graphql-api-model';
import {checkLeaf, show, toObjectError} from './checkLeaf';
import {collectFields, type SelectedField, type SelectionContext} from './collectFields';
import {suggest} from './suggest';
import {toError, type Issue} from './types';

type ObjectNode = Extract<JsonNode, {readonly kind: 'object'}>;

const PARTS = ['data', 'errors', 'extensions'];

/** Checks a JSON answer: its parts, and in `data` exactly what the operation selects. */
export function checkResponse(
  json: JsonNode,
  operation: OperationDefinitionNode,
  context: SelectionContext,
): readonly Issue[] {
  if (json.kind !== 'object') {
    return [toError(`A response is a JSON object, not ${show(json)}.`, json.at)];
  }
  const data = find(json, 'data');
  const errors = find(json, 'errors');
  return [
    ...json.members
      .filter(({name}) => !PARTS.includes(name))
      .map(({name, at}) =>
        toError(
          `A response has no "${name}"; it has "data", "errors" and "extensions".${suggest(name, PARTS)}`,
          at,
        ),
      ),
    ...(data || errors
      ? []
      : [
          toError(
            'A response has "data", "errors" or both; this one has neither.',
            json.at,
          ),
        ]),
    ...(errors ? checkErrors(errors.value) : []),
    ...(data ? checkData(data.value, operation, context, errors !== undefined) : []),
  ];
}

function find(node: ObjectNode, name: string): JsonMember | undefined {
  return node.members.find((member) => member.name === name);
}

function checkErrors(node: JsonNode): readonly Issue[] {
  if (node.kind !== 'array' || node.items.length === 0) {
    return [toError('"errors" must be a list with at least one error.', node.at)];
  }
  return node.items.flatMap((item, index) =>
    item.kind === 'object' && find(item, 'message')?.value.kind === 'string'
      ? []
      : toError(`"errors[${index}]" must be an object with a string "message".`, item.at),
  );
}

function checkData(
  node: JsonNode,
  operation: OperationDefinitionNode,
  context: SelectionContext,
  hasErrors: boolean,
): readonly Issue[] {
  const root = context.schema.getRootType(operation.operation);
  if (!root) {
    return [];
  }
  if (node.kind !== 'null') {
    return checkObject(node, root, [operation.selectionSet], 'data', context);
  }
  const fields = collectFields([operation.selectionSet], root, context);
  if (!hasErrors) {
    return [toError('"data" is null, but the response has no "errors".', node.at)];
  }
  return fields.some(({field}) => !field || isNonNullType(field.type))
    ? []
    : [
        toError(
          `"data" is null, but each of its fields may be null itself: write {${fields
            .map(({key}) => `"${key}": null`)
            .join(', ')}}.`,
          node.at,
        ),
      ];
}

function checkOutput(
  node: JsonNode,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  if (isNonNullType(type)) {
    return node.kind === 'null'
      ? [toError(`"${path}" is null, but has the type ${String(type)}.`, node.at)]
      : checkOutput(node, type.ofType, selections, path, context);
  }
  if (node.kind === 'null') {
    return [];
  }
  if (isListType(type)) {
    return node.kind === 'array'
      ? node.items.flatMap((item, index) =>
          checkOutput(item, type.ofType, selections, `${path}[${index}]`, context),
        )
      : [
          toError(
            `"${path}" must be a list (${String(type)}), not ${show(node)}.`,
            node.at,
          ),
        ];
  }
  return isLeafType(type)
    ? checkLeaf(node, type, path)
    : checkComposite(node, type, selections, path, context);
}

/** An object of an abstract type must fit one of its possible types; the nearest one counts. */
function checkComposite(
  node: JsonNode,
  type: GraphQLCompositeType,
  selections: readonly SelectionSetNode[],
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  if (!isAbstractType(type)) {
    return checkObject(node, type, selections, path, context);
  }
  const attempts = context.schema
    .getPossibleTypes(type)
    .map((possible) => checkObject(node, possible, selections, path, context));
  return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function checkObject(
  node: JsonNode,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  path: string,
  context: SelectionContext,
): readonly Issue[] {
  if (node.kind !== 'object') {
    return [toObjectError(node, type.name, path)];
  }
  const selected = collectFields(selections, type, context);
  const given = new Set(node.members.map(({name}) => name));
  return [
    ...selected
      .filter(({key, isOptional}) => !given.has(key) && !isOptional)
      .map(({key}) =>
        toError(`"${path}" lacks "${key}", which the operation selects.`, node.at),
      ),
    ...node.members.flatMap((member) => {
      const field = selected.find(({key}) => key === member.name);
      return field
        ? checkField(member, field, type, path, context)
        : notSelected(member, selected, path);
    }),
  ];
}

function notSelected(
  {name, at}: JsonMember,
  selected: readonly SelectedField[],
  path: string,
): Issue {
  const hint = suggest(
    name,
    selected.map(({key}) => key),
  );
  return toError(`The operation does not select "${path}.${name}".${hint}`, at);
}

function checkField(
  {name, value}: JsonMember,
  {field, selections}: SelectedField,
  parent: GraphQLObjectType,
  parentPath: string,
  context: SelectionContext,
): readonly Issue[] {
  const path = `${parentPath}.${name}`;
  if (field?.name === '__typename') {
    return value.kind === 'string' && value.value === parent.name
      ? []
      : [toError(`"${path}" must be "${parent.name}", not ${show(value)}.`, value.at)];
  }
  return field ? checkOutput(value, field.type, selections, path, context) : [];
}
