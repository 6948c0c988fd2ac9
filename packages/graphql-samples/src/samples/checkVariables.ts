import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import type {JsonMember, JsonNode} from 'graphql-api-model';
import {toError, toWarning, type Issue} from '../report/issue';
import {checkValue, toObjectError, type Place} from './checkValue';
import {findUses, type VariableUses} from './findWrittenValues';
import {show, toLocated, type ObjectNode} from './json';
import type {Owner} from './operation';
import {isUpload} from './scalars';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

/** Checks the JSON of an operation's variables: missing, extra and wrongly typed values. */
export function checkVariables(
  json: JsonNode,
  {operation, document}: Owner,
  context: SchemaContext,
): readonly Issue[] {
  if (json.kind !== 'object') {
    return [toError(`Variables must be a JSON object, not ${show(json)}.`, json.at)];
  }
  const definitions = operation.variableDefinitions ?? [];
  const uses = findUses(document, context.schema);
  return [
    ...definitions.flatMap((definition) =>
      checkVariable(json, definition, context, uses),
    ),
    ...extraVariables(json, definitions, operation),
  ];
}

function checkVariable(
  json: ObjectNode,
  {variable, type: typeNode, defaultValue}: VariableDefinitionNode,
  context: SchemaContext,
  uses: VariableUses,
): readonly Issue[] {
  const name = variable.name.value;
  const place = {path: `$${name}`, coordinates: uses.get(name) ?? []};
  const type = toInputType(typeNode, context.schema);
  const member = json.members.find((candidate) => candidate.name === name);
  if (member) {
    return type ? checkInput(member.value, type, place, context) : [];
  }
  return type && isNonNullType(type) && !defaultValue
    ? [toError(`The variable "$${name}" of type ${String(type)} is missing.`, json.at)]
    : [];
}

/** Undefined for another type, which the check of the operation reports. */
function toInputType(
  node: TypeNode,
  schema: GraphQLSchema,
): GraphQLInputType | undefined {
  const type = typeFromAST(schema, node);
  return isInputType(type) ? type : undefined;
}

function extraVariables(
  json: ObjectNode,
  definitions: readonly VariableDefinitionNode[],
  operation: OperationDefinitionNode,
): readonly Issue[] {
  const names = definitions.map(({variable}) => variable.name.value);
  const owner = operation.name ? `"${operation.name.value}"` : 'above';
  return json.members
    .filter(({name}) => !names.includes(name))
    .map(({name, at}) =>
      toError(
        `The operation ${owner} has no variable "$${name}".${suggest(
          `$${name}`,
          names.map((known) => `$${known}`),
        )}`,
        at,
      ),
    );
}

function checkInput(
  node: JsonNode,
  type: GraphQLInputType,
  place: Place,
  context: SchemaContext,
): readonly Issue[] {
  const {path} = place;
  if (isNonNullType(type)) {
    return node.kind === 'null' && !isUpload(String(type.ofType), context.scalars)
      ? [toError(`"${path}" is null, but has the type ${String(type)}.`, node.at)]
      : checkInput(node, type.ofType, place, context);
  }
  if (node.kind === 'null') {
    return [];
  }
  if (isListType(type)) {
    if (node.kind !== 'array') return checkInput(node, type.ofType, place, context);
    return node.items.flatMap((item, index) =>
      checkInput(item, type.ofType, {...place, path: `${path}[${index}]`}, context),
    );
  }
  return isInputObjectType(type)
    ? checkInputObject(node, type, path, context)
    : checkValue(toLocated(node), type, place, {scalars: context.scalars, isInput: true});
}

function checkInputObject(
  node: JsonNode,
  type: GraphQLInputObjectType,
  path: string,
  context: SchemaContext,
): readonly Issue[] {
  if (node.kind !== 'object') {
    return [toObjectError(node, type.name, path)];
  }
  return [
    ...missingFields(node, type),
    ...node.members.flatMap((member) => checkInputField(member, type, path, context)),
    ...(type.isOneOf ? checkOneOf(node, type, path, context) : []),
  ];
}

function missingFields(node: ObjectNode, type: GraphQLInputObjectType): readonly Issue[] {
  const given = new Set(node.members.map(({name}) => name));
  return Object.values(type.getFields())
    .filter((field) => isRequiredInputField(field) && !given.has(field.name))
    .map((field) =>
      toError(
        `The field "${type.name}.${field.name}" of type ${String(field.type)} is missing.`,
        node.at,
      ),
    );
}

function checkInputField(
  {name, at, value}: JsonMember,
  type: GraphQLInputObjectType,
  path: string,
  context: SchemaContext,
): readonly Issue[] {
  const fields = type.getFields();
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) {
    const hint = suggest(name, Object.keys(fields));
    return [toError(`The input type "${type.name}" has no field "${name}".${hint}`, at)];
  }
  const reason = field.deprecationReason ?? undefined;
  return [
    ...checkInput(
      value,
      field.type,
      {path: `${path}.${name}`, coordinates: [`${type.name}.${name}`]},
      context,
    ),
    ...(reason === undefined
      ? []
      : [toWarning(`The field "${type.name}.${name}" is deprecated. ${reason}`, at)]),
  ];
}

function checkOneOf(
  {members, at}: ObjectNode,
  type: GraphQLInputObjectType,
  path: string,
  {scalars}: SchemaContext,
): readonly Issue[] {
  const fields = type.getFields();
  const isNull = members.some(
    ({name, value}) =>
      value.kind === 'null' && !isUpload(String(fields[name]?.type), scalars),
  );
  return members.length === 1 && !isNull
    ? []
    : [
        toError(
          `"${path}" must have exactly one field, which is not null, because ${type.name} is a @oneOf input.`,
          at,
        ),
      ];
}
