import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
} from 'graphql';
import {getDefault} from 'graphql-api-model';
import {checkSample} from 'graphql-samples';
import {toCoordinate, type Operation} from '../document/toDocument';
import {toVariables, type Variable} from '../document/toVariables';
import {ExampleError} from '../ExampleError';
import {executeExample} from '../executeExample';
import {listInputs} from '../listInputs';
import type {Mocked} from '../mock/createMockSchema';
import type {Example, ExampleOverride} from '../types';
import {findFiles} from '../values/files';

const START = {line: 1, column: 1};

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
  const check = (language: string, code: string, ...above: DocumentNode[]) =>
    checkSample({...START, file, language, meta: 'response', code}, world, above);
  // A deprecated operation has an example, too.
  const own = `The field ${coordinate} is deprecated.`;
  assertNone(
    check('graphql', document)
      .filter(({message}) => !message.startsWith(own))
      .map(
        ({column, frame, line, message}) =>
          `${file}:${line}:${column}: ${message}\n${frame}`,
      ),
  );
  const parsed = parse(document);
  const definition = findDefinition(parsed, operation, file);
  const inputs = listInputs(world.schema, parsed);
  const wanted = findWanted(inputs, operation, definition);
  const variables =
    override.variables ?? toVariables(world, operation, wanted, {optional: false});
  const files = findFiles(inputs, variables);
  const data = executeExample(mock, {coordinate, document, variables, files, file});
  const response = override.response ?? {data};
  assertNone(
    check('json', JSON.stringify(response, null, 2), parsed)
      .filter(({severity}) => severity === 'error')
      .map(({message}) => `The response of ${file}: ${message}`),
  );
  return {document, variables, response, ...(files.length > 0 && {files})};
}

/** The operation of a document, which has no other. */
function findDefinition(
  document: DocumentNode,
  {field, kind}: Operation,
  file: string,
): OperationDefinitionNode {
  const found = getOperationAST(document);
  const isSelected = found?.selectionSet.selections.some(
    (node) => node.kind === Kind.FIELD && node.name.value === field.name,
  );
  if (found?.name && found.operation === (kind as OperationTypeNode) && isSelected)
    return found;
  throw new ExampleError(
    `${file} must contain one ${kind} that has a name and selects "${field.name}".`,
  );
}

/** The variables without a default, with that of the argument of the same name. */
function findWanted(
  inputs: ReturnType<typeof listInputs>,
  {field}: Operation,
  {variableDefinitions = []}: OperationDefinitionNode,
): readonly Variable[] {
  const wanted = variableDefinitions
    .filter(({defaultValue}) => !defaultValue)
    .map(({variable}) => variable.name.value);
  return inputs
    .filter(({name}) => wanted.includes(name))
    .map((input) => {
      const argument = field.args.find(({name}) => name === input.name);
      return {...input, defaultValue: argument && getDefault(argument)};
    });
}

function assertNone(messages: readonly string[]): void {
  if (messages.length > 0) throw new ExampleError(messages.join('\n'));
}
