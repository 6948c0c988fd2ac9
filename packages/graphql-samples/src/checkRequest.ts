import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  GraphQLError,
  parse,
  print,
  separateOperations,
} from 'graphql';
import {lineAndColumn} from 'graphql-api-model';
import {checkSample} from './checkSample';
import {type Finding, toError} from './report/issue';
import {toFinding} from './report/toFinding';
import type {SchemaContext} from './samples/schemaContext';
import {suggest} from './samples/suggest';

/** A request as clients send it. */
interface WrittenRequest {
  readonly document: string;
  /** As JSON; without them only the document is checked. */
  readonly variables?: string | undefined;
  /** Which of several operations the variables are for. */
  readonly operationName?: string | undefined;
}

const PLACE = {line: 1, column: 1, meta: ''};

/**
 * Checks a document and, where they are given, the variables of one of its operations.
 *
 * @returns Findings whose `file` is `document` or `variables`; a document that cannot be parsed has only one.
 */
export function checkRequest(
  {document: code, variables, operationName}: WrittenRequest,
  context: SchemaContext,
): readonly Finding[] {
  const sample = {...PLACE, file: 'document', code, language: 'graphql'};
  const found = checkSample(sample, context);
  if (found.some(({message}) => message.startsWith('Syntax Error'))) return found;
  const toOwn = (message: string, at: number): Finding =>
    toFinding(
      toError(message, at),
      {file: 'document', text: code},
      lineAndColumn(code, at),
    );
  const document = parse(code);
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const withoutRoot = operations
    .filter(({operation}) => !context.schema.getRootType(operation))
    .map(({operation, loc}) =>
      toOwn(`The schema has no ${operation}s.`, loc?.start ?? 0),
    );
  const known = [...found, ...withoutRoot];
  const names = operations.flatMap(({name}) => name?.value ?? []);
  if (operationName !== undefined && !names.includes(operationName)) {
    const message = `The document has no operation "${operationName}".${suggest(operationName, names)}`;
    return [...known, toOwn(message, 0)];
  }
  if (variables === undefined) return known;
  if (operations.length !== 1 && operationName === undefined) {
    const list =
      names.length > 0 ? `: ${names.map((name) => `"${name}"`).join(', ')}` : '';
    const message = `The variables are for one of ${operations.length} operations. Name it in "operationName"${list}.`;
    return [...known, toOwn(message, 0)];
  }
  const values = {...PLACE, file: 'variables', code: variables, language: 'json'};
  const own = toOwnOperation(document, operationName);
  return [...known, ...checkSample({...values, meta: 'variables'}, context, [own])];
}

/** The document with one operation, and the fragments that it uses. */
function toOwnOperation(document: DocumentNode, name: string | undefined): DocumentNode {
  return name === undefined ? document : (separateOperations(document)[name] ?? document);
}

/** A document as graphql-js prints it; one that cannot be parsed as it is. */
export function formatDocument(code: string): string {
  try {
    return print(parse(code));
  } catch (error) {
    if (error instanceof GraphQLError) return code;
    throw error;
  }
}
