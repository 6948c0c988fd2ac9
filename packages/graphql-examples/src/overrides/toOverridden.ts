import {
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import {toCoordinate, type Operation} from '../document/toDocument';
import {toVariables, type Variable} from '../document/toVariables';
import {ExampleError} from '../ExampleError';
import {executeExample} from '../executeExample';
import type {Mocked} from '../mock/createMockSchema';
import type {Example, ExampleOverride} from '../types';
import {findFiles} from '../values/files';
import {assertDocument, assertResponse} from './assertSample';

/**
 * An owner's example, checked like a generated one; missing variables and a missing response are
 * generated. Throws ExampleError with the place of what is wrong.
 */
export function toOverridden(
  {world, mock}: Mocked,
  operation: Operation,
  override: ExampleOverride,
): Example {
  const coordinate = toCoordinate(operation);
  const file = override.file ?? `overrides["${coordinate}"]`;
  const document = override.document.trimEnd();
  assertDocument(world, operation, {file, document});
  const parsed = parse(document);
  const definition = findDefinition(parsed.definitions, operation, file);
  const args = listVariables(world.schema, operation, definition);
  const wanted = args.filter(({hasDefault}) => !hasDefault);
  const variables =
    override.variables ?? toVariables(world, operation, wanted, {optional: false});
  const files = findFiles(args, variables);
  const data = executeExample(mock, {coordinate, document, variables, files, file});
  const response = override.response ?? {data};
  assertResponse(world, parsed, {file, response});
  return {document, variables, response, ...(files.length > 0 && {files})};
}

function findDefinition(
  definitions: readonly {readonly kind: Kind}[],
  {field, kind}: Operation,
  file: string,
): OperationDefinitionNode {
  const operations = definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [found, other] = operations;
  const isSelected = found?.selectionSet.selections.some(
    (node) => node.kind === Kind.FIELD && node.name.value === field.name,
  );
  const isKind = String(found?.operation) === kind;
  if (found?.name && !other && isKind && isSelected) return found;
  throw new ExampleError(
    `${file} must hold one ${kind} that has a name and asks for "${field.name}".`,
  );
}

/** The variables of a definition; one without a default of its own has that of its argument. */
function listVariables(
  schema: GraphQLSchema,
  {field}: Operation,
  {variableDefinitions = []}: OperationDefinitionNode,
): readonly (Variable & {readonly hasDefault: boolean})[] {
  return variableDefinitions.flatMap(({variable, type: node, defaultValue}) => {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    if (!isInputType(type)) return [];
    const argument = field.args.find((each) => each.name === name);
    const hasDefault = defaultValue !== undefined;
    return [{name, type, defaultValue: argument?.defaultValue, hasDefault}];
  });
}
