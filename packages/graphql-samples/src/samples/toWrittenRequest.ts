import {getOperationAST, Kind, type DocumentNode, type GraphQLSchema} from 'graphql';
import {findCoordinates} from '../annotateWords';
import type {WrittenRequest} from '../report/CheckedText';
import {needsVariables, type Owner} from './OperationsAbove';

/** An operation of a block as a request. */
export function toWrittenRequest(
  {operation, document, block, written}: Required<Owner>,
  schema: GraphQLSchema,
): Omit<WrittenRequest, 'schema'> {
  const {sample, marks} = block;
  const {variables, response, isDeprecated} = written;
  const hasVariables = variables !== undefined || !needsVariables(operation);
  const field = findField(document, schema);
  return {
    file: sample.file,
    line: sample.line,
    code: sample.code,
    document,
    coordinates: findCoordinates(document, schema),
    ...(field !== undefined && {field}),
    ...(variables !== undefined && {variables}),
    ...(response !== undefined && {response}),
    isComplete: response !== undefined && hasVariables,
    isDeprecated,
    isMarked: marks.words.has('example'),
  };
}

function findField(document: DocumentNode, schema: GraphQLSchema): string | undefined {
  const operation = getOperationAST(document);
  const [only, ...others] = operation?.selectionSet.selections ?? [];
  return operation && only?.kind === Kind.FIELD && others.length === 0
    ? `${schema.getRootType(operation.operation)?.name}.${only.name.value}`
    : undefined;
}
