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
import {toError, type Issue} from '../report/issue';
import {checkErrors} from './checkErrors';
import {checkValue, type Place} from './checkValue';
import {collectFields, type SelectedField, type SelectionContext} from './collectFields';
import {findMember, RESPONSE_PARTS, show, toValue, type ObjectNode} from './json';
import type {Owner} from './OperationsAbove';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

type Context = SchemaContext & SelectionContext;

/** Checks a response: its parts, and in `data` exactly what the operation selects. */
export function checkResponse(
  json: JsonNode,
  {operation, document}: Owner,
  context: SchemaContext,
): readonly Issue[] {
  const data = findMember(json, 'data')?.value;
  const hasErrors = findMember(json, 'errors') !== undefined;
  return [
    ...checkForm(json, context),
    ...(data ? checkData(data, operation, {...context, document}, hasErrors) : []),
  ];
}

/** Checks the parts that a response to any operation has. */
export function checkForm(json: JsonNode, context: SchemaContext): readonly Issue[] {
  if (json.kind !== 'object') {
    return [toError(`A response must be a JSON object, not ${show(json)}.`, json.at)];
  }
  const data = findMember(json, 'data')?.value;
  const errors = findMember(json, 'errors')?.value;
  const message = 'A response has "data", "errors" or both; this one has neither.';
  return [
    ...checkParts(json),
    ...(data || errors ? [] : [toError(message, json.at)]),
    ...(errors ? checkErrors(errors, data, context) : []),
  ];
}

function checkParts({members}: ObjectNode): readonly Issue[] {
  const unknown = members.filter(({name}) => !RESPONSE_PARTS.includes(name));
  return unknown.map(({name, at}) => {
    const message = `A response has no "${name}"; it has "data", "errors" and "extensions".`;
    return toError(message + suggest(name, RESPONSE_PARTS), at);
  });
}

function checkData(
  node: JsonNode,
  {operation: kind, selectionSet}: OperationDefinitionNode,
  context: Context,
  hasErrors: boolean,
): readonly Issue[] {
  const root = context.schema.getRootType(kind);
  if (!root) return [];
  if (node.kind !== 'null')
    return checkObject(node, root, [selectionSet], 'data', context);
  if (!hasErrors) {
    return [toError('"data" is null, but the response has no "errors".', node.at)];
  }
  const fields = collectFields([selectionSet], root, context);
  if (fields.some(({field}) => !field || isNonNullType(field.type))) return [];
  const members = fields.map(({key}) => `"${key}": null`).join(', ');
  const message = `"data" is null, but each of its fields is nullable. Write {${members}}.`;
  return [toError(message, node.at)];
}

function checkOutput(
  node: JsonNode,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  place: Place,
  context: Context,
): readonly Issue[] {
  const {path} = place;
  if (isNonNullType(type)) {
    return node.kind === 'null'
      ? [toError(`"${path}" is null, but has the type ${String(type)}.`, node.at)]
      : checkOutput(node, type.ofType, selections, place, context);
  }
  if (node.kind === 'null') return [];
  if (isListType(type)) {
    if (node.kind !== 'array') {
      const message = `"${path}" must be a list (${String(type)}), not ${show(node)}.`;
      return [toError(message, node.at)];
    }
    return node.items.flatMap((item, index) => {
      const inside = {...place, path: `${path}[${index}]`};
      return checkOutput(item, type.ofType, selections, inside, context);
    });
  }
  if (isLeafType(type)) {
    const located = {value: toValue(node), at: node.at};
    return checkValue(located, type, place, {scalars: context.scalars, isInput: false});
  }
  return checkComposite(node, type, selections, path, context);
}

/** An object of an abstract type must fit one of its possible types; the nearest one counts. */
function checkComposite(
  node: JsonNode,
  type: GraphQLCompositeType,
  selections: readonly SelectionSetNode[],
  path: string,
  context: Context,
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
  context: Context,
): readonly Issue[] {
  if (node.kind !== 'object') {
    const message = `"${path}" must be an object of type ${type.name}, not ${show(node)}.`;
    return [toError(message, node.at)];
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
  const keys = selected.map(({key}) => key);
  const message = `The operation does not select "${path}.${name}".`;
  return toError(message + suggest(name, keys), at);
}

function checkField(
  {name, value}: JsonMember,
  {field, selections}: SelectedField,
  parent: GraphQLObjectType,
  parentPath: string,
  context: Context,
): readonly Issue[] {
  const path = `${parentPath}.${name}`;
  if (field?.name === '__typename') {
    return value.kind === 'string' && value.value === parent.name
      ? []
      : [toError(`"${path}" must be "${parent.name}", not ${show(value)}.`, value.at)];
  }
  if (!field) return [];
  const place = {path, coordinates: [`${parent.name}.${field.name}`]};
  return checkOutput(value, field.type, selections, place, context);
}
