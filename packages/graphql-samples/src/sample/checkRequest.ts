import type {OperationDefinitionNode} from 'graphql';
import {JsonError, parseJson, type JsonNode} from 'graphql-api-model';
import {checkDocument} from './checkDocument';
import {findMember} from './checkErrors';
import {findUses} from './checkLiterals';
import {checkVariables} from './checkVariables';
import {looksLikeRequest} from './inside/looksLike';
import {keepOnly, unescapeInPlace} from './inside/mask';
import {parseOperations} from './parseDocument';
import {ownersOf} from './Requests';
import {suggest} from './suggest';
import {toError, type Issue, type SchemaContext} from './types';

/** The JSON of a request, as a body or a part of a form holds it. */
export function isRequest(json: JsonNode): boolean {
  if (json.kind === 'array') return json.items.length > 0 && json.items.every(isRequest);
  const query = findMember(json, 'query')?.value;
  return query?.kind === 'string' && looksLikeRequest(query.value);
}

/** Checks the body of a request: its operation, and the variables beside it. */
export function checkRequest(
  json: JsonNode,
  code: string,
  context: SchemaContext,
): readonly Issue[] {
  if (json.kind === 'array') {
    return json.items.flatMap((item) => checkRequest(item, code, context));
  }
  const query = findMember(json, 'query')?.value;
  if (query?.kind !== 'string' || !looksLikeRequest(query.value)) return [];
  const name = findMember(json, 'operationName')?.value;
  const variables = findMember(json, 'variables')?.value;
  return checkQuery(maskString(code, query.at), context, {
    at: query.at,
    ...(name?.kind === 'string' && {name: name.value}),
    ...(variables && {variables}),
  });
}

/** Checks an operation whose variables stand beside it as a text of JSON. */
export function checkQueryText(
  code: string,
  variables: string | undefined,
  context: SchemaContext,
): readonly Issue[] {
  const json = variables === undefined ? undefined : tryParse(variables);
  const at = code.search(/\S/);
  if (json && 'severity' in json) return [json];
  return checkQuery(code, context, {at, ...(json && {variables: json})});
}

/** What is sent with an operation. */
interface Sent {
  /** Where what is missing is told. */
  readonly at: number;
  readonly name?: string;
  readonly variables?: JsonNode;
}

function checkQuery(code: string, context: SchemaContext, sent: Sent): readonly Issue[] {
  const issues = checkDocument(code, context);
  const document = parseOperations(code);
  if (!document || issues.some(({severity}) => severity === 'error')) return issues;
  const operation = findOperation(
    ownersOf(document).map((owner) => owner.operation),
    sent,
  );
  if ('severity' in operation) return [...issues, operation];
  const variables = sent.variables ?? {kind: 'object', at: sent.at, members: []};
  const uses = findUses(document, context.schema);
  return variables.kind === 'null'
    ? issues
    : [...issues, ...checkVariables(variables, operation, context, uses)];
}

function findOperation(
  operations: readonly OperationDefinitionNode[],
  {name, at}: Sent,
): OperationDefinitionNode | Issue {
  const names = operations.map((operation) => operation.name?.value ?? '');
  const [only] = operations;
  const found =
    name === undefined
      ? operations.length === 1 && only
      : operations.find((operation) => operation.name?.value === name);
  if (found) return found;
  return name === undefined
    ? toError('A request with several operations names one as "operationName".', at)
    : toError(`The request has no operation "${name}".${suggest(name, names)}`, at);
}

function tryParse(code: string): JsonNode | Issue {
  try {
    return parseJson(code);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return toError(`The variables are not JSON: ${error.message}`, error.at);
  }
}

/** The inside of the string of JSON that begins at the offset, and blanks beside it. */
function maskString(code: string, at: number): string {
  const [text = ''] = /"(?:[^"\\]|\\.)*"/s.exec(code.slice(at)) ?? [];
  const [from, to] = [at + 1, at + text.length - 1];
  const masked = keepOnly(code, from, to);
  return masked.slice(0, from) + unescapeInPlace(text.slice(1, -1)) + masked.slice(to);
}
