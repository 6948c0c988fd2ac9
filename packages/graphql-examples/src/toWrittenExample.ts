import type {GraphQLSchema} from 'graphql';
import type {WrittenRequest} from 'graphql-samples';
import {listInputs} from './listInputs';
import type {Example} from './types';
import {findFiles} from './values/files';

/** Makes an example of a request in a text, which the check of samples has found to be complete. */
export function toWrittenExample(
  schema: GraphQLSchema,
  {code, document, response, ...request}: WrittenRequest,
): Example {
  const variables = (request.variables ?? {}) as Example['variables'];
  return {
    document: code,
    variables,
    response: response as Example['response'],
    files: findFiles(listInputs(schema, document), variables),
  };
}
