import {parse} from 'graphql';
import {checkSample} from './checkSample';
import type {Finding} from './report/issue';
import type {SchemaContext} from './samples/schemaContext';

/**
 * Checks a document and the variables of its last operation, as JSON.
 *
 * @returns Findings whose `file` is `document` or `variables`; a document that cannot be parsed has only one.
 */
export function checkRequest(
  document: string,
  variables: string,
  context: SchemaContext,
): readonly Finding[] {
  const place = {line: 1, column: 1};
  const sample = {...place, file: 'document', code: document, language: 'graphql'};
  const found = checkSample({...sample, meta: ''}, context);
  if (found.some(({message}) => message.startsWith('Syntax Error'))) return found;
  const values = {...place, file: 'variables', code: variables, language: 'json'};
  return [
    ...found,
    ...checkSample({...values, meta: 'variables'}, context, [parse(document)]),
  ];
}
