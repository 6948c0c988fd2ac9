import type {JsonNode} from 'graphql-api-model';
import {findUses} from './checkLiterals';
import {checkForm, checkResponse} from './checkResponse';
import {checkVariables} from './checkVariables';
import {findMember} from './checkErrors';
import type {SampleMarks} from './readMarks';
import type {Requests} from './Requests';
import type {Issue, SchemaContext} from './types';

/** Checks variables or a response against an operation of the samples that stand above. */
export function checkJson(
  json: JsonNode,
  marks: SampleMarks & Required<Pick<SampleMarks, 'part'>>,
  requests: Requests,
  context: SchemaContext,
): readonly Issue[] {
  const owner = requests.find(marks);
  if ('severity' in owner) {
    return isForAnyOperation(json, marks, requests) ? checkForm(json, context) : [owner];
  }
  const {operation, document} = owner;
  if (marks.part === 'variables') {
    requests.setVariables(operation, json);
    return checkVariables(json, operation, context, findUses(document, context.schema));
  }
  const variables = requests.variablesOf(operation);
  return checkResponse(json, operation, {
    ...context,
    document,
    operation,
    ...(variables && {variables}),
  });
}

/** An answer without data says the same of every operation. */
function isForAnyOperation(
  json: JsonNode,
  {part, operation}: SampleMarks,
  requests: Requests,
): boolean {
  return (
    part === 'response' &&
    operation === undefined &&
    requests.nearest().length === 0 &&
    findMember(json, 'errors') !== undefined &&
    findMember(json, 'data') === undefined
  );
}
