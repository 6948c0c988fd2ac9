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
import {checkAgreement} from './checkAgreement';
import {checkErrors, findMember, type ObjectNode} from './checkErrors';
import {checkLeaf, show, toObjectError} from './checkLeaf';
import {checkEarlyErrors, checkPaths} from './checkPaths';
import {checkPlace} from './checkPlace';
import {collectFields, type SelectedField, type SelectionContext} from './collectFields';
import {suggest} from './suggest';
import {toError, type Issue, type SchemaContext} from './types';

const PARTS = ['data', 'errors', 'extensions'];

/** Checks a JSON answer: its parts, and in `data` exactly what the operation selects. */
export function checkResponse(
  json: JsonNode,
  operation: OperationDefinitionNode,
  context: SelectionContext,
): readonly Issue[] {
  if (json.kind !== 'object') return checkForm(json, context);
  const data = findMember(json, 'data')?.value;
  const errors = findMember(json, 'errors')?.value;
  const form = checkForm(json, context);
  const inData = data ? checkData(data, operation, context, errors !== undefined) : [];
  const isReadable = form.length === 0 && (data?.kind !== 'null' || inData.length === 0);
  return [
    ...form,
    ...(errors && isReadable ? checkPaths(errors, data, operation, context) : []),
    ...inData,
  ];
}

/** Checks what holds for the answer to any operation. */
export function checkForm(json: JsonNode, context: SchemaContext): readonly Issue[] {
  if (json.kind !== 'object') {
    return [toError(`A response is a JSON object, not ${show(json)}.`, json.at)];
  }
  const data = findMember(json, 'data')?.value;
  const errors = findMember(json, 'errors')?.value;
  return [
    ...checkParts(json),
    ...(data || errors
      ? []
      : [
          toError(
            'A response has "data", "errors" or both; this one has neither.',
            json.at,
          ),
        ]),
    ...(errors ? checkErrors(errors, context) : []),
    ...(errors ? checkEarlyErrors(errors, data, context.earlyCodes) : []),
  ];
}

function checkParts({members}: ObjectNode): readonly Issue[] {
  return members
    .filter(({name}) => !PARTS.includes(name))
    .map(({name, at}) =>
      toError(
        `A response has no "${name}"; it has "data", "errors" and "extensions".${suggest(name, PARTS)}`,
        at,
      ),
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

/** What messages call a value, and where the schema declares it. */
interface Place {
  readonly path: string;
  readonly coordinates: readonly string[];
}

function checkOutput(
  node: JsonNode,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  place: Place,
  context: SelectionContext,
): readonly Issue[] {
  const {path} = place;
  if (isNonNullType(type)) {
    return node.kind === 'null'
      ? [toError(`"${path}" is null, but has the type ${String(type)}.`, node.at)]
      : checkOutput(node, type.ofType, selections, place, context);
  }
  if (node.kind === 'null') {
    return [];
  }
  if (isListType(type)) {
    return node.kind === 'array'
      ? checkItems(node, type.ofType, selections, place, context)
      : [
          toError(
            `"${path}" must be a list (${String(type)}), not ${show(node)}.`,
            node.at,
          ),
        ];
  }
  if (!isLeafType(type)) return checkComposite(node, type, selections, path, context);
  const issues = checkLeaf(node, type, path, {scalars: context.scalars, isInput: false});
  return issues.length > 0
    ? issues
    : checkPlace({node, isInput: false, ...place}, context);
}

function checkItems(
  node: Extract<JsonNode, {readonly kind: 'array'}>,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  place: Place,
  context: SelectionContext,
): readonly Issue[] {
  return [
    ...checkPlace({node, isInput: false, ...place}, context),
    ...node.items.flatMap((item, index) =>
      checkOutput(
        item,
        type,
        selections,
        {...place, path: `${place.path}[${index}]`},
        context,
      ),
    ),
  ];
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
  selected: SelectedField,
  parent: GraphQLObjectType,
  parentPath: string,
  context: SelectionContext,
): readonly Issue[] {
  const path = `${parentPath}.${name}`;
  const {field, selections} = selected;
  if (field?.name === '__typename') {
    return value.kind === 'string' && value.value === parent.name
      ? []
      : [toError(`"${path}" must be "${parent.name}", not ${show(value)}.`, value.at)];
  }
  if (!field) return [];
  const place = {path, coordinates: [`${parent.name}.${field.name}`]};
  return [
    ...checkOutput(value, field.type, selections, place, context),
    ...checkAgreement(value, selected, path, context),
  ];
}
