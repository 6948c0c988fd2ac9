import type {DocumentNode, GraphQLSchema} from 'graphql';
import {listInputs} from './listInputs';
import type {Example} from './types';
import {findFiles} from './values/files';

/** Finds the paths of files among the variables of a request, as `files` of an example has them. */
export function findUploads(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Example['variables'],
): readonly string[] {
  return findFiles(listInputs(schema, document), variables);
}
