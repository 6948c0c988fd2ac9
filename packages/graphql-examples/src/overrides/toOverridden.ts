import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import {toCoordinate, type Operation} from '../document/toDocument';
import {entityOfOperation} from '../document/toVariables';
import {ExampleError} from '../ExampleError';
import {executeExample} from '../executeExample';
import type {Example, ExampleOverride} from '../types';
import {findFiles} from '../values/files';
import {entityOfName, toArgument} from '../values/toInput';
import type {World} from '../values/world';
import {assertDocument, assertJson} from './assertSample';

/**
 * An owner's example, checked as a generated one is; variables and response are made where they
 * are missing. Throws ExampleError with the place of what is wrong.
 */
export function toOverridden(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
  override: ExampleOverride,
): Example {
  const coordinate = toCoordinate(operation);
  const file = override.file ?? `overrides["${coordinate}"]`;
  const document = override.document.trimEnd();
  assertDocument(world, operation, {file, document});
  const parsed = parse(document);
  const definition = findDefinition(parsed.definitions, operation, file);
  const args = variablesOf(world.schema, definition);
  const variables = override.variables ?? toValues(world, operation, args);
  const files = findFiles(args, variables);
  const data = executeExample(mock, {coordinate, document, variables, files, file});
  const response = override.response ?? {data};
  assertJson(world, parsed, {file, part: 'response', value: response});
  return {document, variables, response, ...(files.length > 0 && {files})};
}

function findDefinition(
  definitions: readonly {readonly kind: Kind}[],
  operation: Operation,
  file: string,
): OperationDefinitionNode {
  const operations = definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [found] = operations;
  const kind: string | undefined = found?.operation;
  const asked = found?.selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD ? node.name.value : '',
  );
  const fits =
    operations.length === 1 &&
    found?.name !== undefined &&
    kind === operation.kind &&
    asked?.includes(operation.field.name);
  if (found && fits) return found;
  throw new ExampleError(
    `${file} must hold one ${operation.kind} that has a name and asks for "${operation.field.name}".`,
  );
}

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly hasDefault: boolean;
}

function variablesOf(
  schema: GraphQLSchema,
  {variableDefinitions = []}: OperationDefinitionNode,
): readonly Variable[] {
  return variableDefinitions.flatMap(({variable, type: node, defaultValue}) => {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    return isInputType(type)
      ? [{name, type, hasDefault: defaultValue !== undefined}]
      : [];
  });
}

/** Values of the variables, as those of arguments with their names would be. */
function toValues(
  world: World,
  operation: Operation,
  variables: readonly Variable[],
): Readonly<Record<string, unknown>> {
  const {field} = operation;
  const entity = entityOfOperation(world, operation);
  const wanted = variables.filter(({hasDefault}) => !hasDefault);
  return Object.fromEntries(
    wanted.map(({name, type}) => {
      const argument = field.args.find((each) => each.name === name);
      const place = {
        name,
        owner: field.name,
        coordinate: `${toCoordinate(operation)}(${name}:)`,
        index: 0,
        isInput: true,
        ...entityOfName(world, name, entity),
      };
      const member = {defaultValue: argument?.defaultValue, type};
      return [name, toArgument(world, member, place, {optional: false})];
    }),
  );
}
