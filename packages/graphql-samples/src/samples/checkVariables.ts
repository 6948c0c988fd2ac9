import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  Location,
  NoDeprecatedCustomRule,
  OperationTypeNode,
  Source,
  Token,
  TokenKind,
  typeFromAST,
  validate,
  ValuesOfCorrectTypeRule,
  type ConstValueNode,
  type DocumentNode,
  type GraphQLInputType,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type {JsonMember, JsonNode} from 'graphql-api-model';
import {toError, toWarning, type Issue} from '../report/issue';
import {checkLiterals, findUses} from './checkLiterals';
import {toIssues} from './checkOperations';
import {show, type ObjectNode} from './json';
import type {Owner} from './OperationsAbove';
import {isUpload, type Scalars} from './scalars';
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
  const {schema} = context;
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({variable}) => `$${variable.name.value}`);
  const owner = operation.name ? `"${operation.name.value}"` : 'above';
  const extra = json.members.filter(({name}) => !names.includes(`$${name}`));
  const written = writeDefaults(json, definitions, context);
  const errors = [
    ...definitions.flatMap((definition) => checkGiven(json, definition, context)),
    ...extra.map(({name, at}) => {
      const message = `The operation ${owner} has no variable "$${name}".`;
      return toError(message + suggest(`$${name}`, names), at);
    }),
    ...toIssues(validate(schema, written, [ValuesOfCorrectTypeRule]), toError),
  ];
  return [
    ...(errors.length > 0
      ? errors
      : checkLiterals(written, context, findUses(document, schema))),
    ...toIssues(validate(schema, written, [NoDeprecatedCustomRule]), toWarning),
  ];
}

function checkGiven(
  {members, at}: ObjectNode,
  {variable, type: node, defaultValue}: VariableDefinitionNode,
  {schema}: SchemaContext,
): readonly Issue[] {
  const {value: name} = variable.name;
  const type = typeFromAST(schema, node);
  const isMissing = isNonNullType(type) && !defaultValue;
  return !isMissing || members.some((member) => member.name === name)
    ? []
    : [toError(`The variable "$${name}" of type ${String(type)} is missing.`, at)];
}

/** A document whose variables have the JSON as default values, so that graphql-js can check it. */
function writeDefaults(
  {members}: ObjectNode,
  definitions: readonly VariableDefinitionNode[],
  {schema, scalars}: SchemaContext,
): DocumentNode {
  const variableDefinitions = definitions.flatMap((definition) => {
    const {value: name} = definition.variable.name;
    const member = members.find((each) => each.name === name);
    // Another type is an error of the operation.
    const type = typeFromAST(schema, definition.type);
    return member && isInputType(type)
      ? {
          ...definition,
          defaultValue: toLiteral(member.value, type, scalars) as ConstValueNode,
        }
      : [];
  });
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        variableDefinitions,
        selectionSet: {kind: Kind.SELECTION_SET, selections: []},
      },
    ],
  };
}

/** Writes JSON as a literal of GraphQL at the same offsets. */
function toLiteral(
  node: JsonNode,
  type: GraphQLInputType | undefined,
  scalars: Scalars,
): ValueNode {
  const loc = locationOf(node);
  const nullable = type && getNullableType(type);
  const item: GraphQLInputType | undefined = isListType(nullable)
    ? nullable.ofType
    : nullable;
  switch (node.kind) {
    case 'null':
      return isUpload(String(nullable), scalars) ? FILE : {kind: Kind.NULL, loc};
    case 'boolean':
      return {kind: Kind.BOOLEAN, loc, value: node.value};
    case 'number': {
      const kind = Number.isSafeInteger(node.value) ? Kind.INT : Kind.FLOAT;
      return {kind, loc, value: String(node.value)};
    }
    case 'string':
      return {
        kind: isEnumType(getNamedType(type)) ? Kind.ENUM : Kind.STRING,
        loc,
        value: node.value,
      };
    case 'array':
      return {
        kind: Kind.LIST,
        loc,
        values: node.items.map((each) => toLiteral(each, item, scalars)),
      };
    case 'object': {
      const named = getNamedType(type);
      const fields = isInputObjectType(named) ? named.getFields() : {};
      return {
        kind: Kind.OBJECT,
        loc,
        fields: node.members.map((member) => ({
          kind: Kind.OBJECT_FIELD,
          loc: locationOf(member),
          name: {kind: Kind.NAME, value: member.name},
          value: toLiteral(member.value, fields[member.name]?.type, scalars),
        })),
      };
    }
  }
}

/** Stands for a file, which is null in the JSON: no rule checks the value of a variable. */
const FILE: ValueNode = {kind: Kind.VARIABLE, name: {kind: Kind.NAME, value: 'file'}};
const SOURCE = new Source('');

function locationOf({at}: JsonNode | JsonMember): Location {
  const token = new Token(TokenKind.SOF, at, at, 0, 0);
  return new Location(token, token, SOURCE);
}
