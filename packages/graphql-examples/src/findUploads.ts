import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
} from 'graphql';
import type {Example} from './types';
import {findFiles} from './values/files';

/** Finds the paths of files among the variables of a request, as `files` of an example has them. */
export function findUploads(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Example['variables'],
): readonly string[] {
  const {variableDefinitions = []} = getOperationAST(document) ?? {};
  const args = variableDefinitions.flatMap(({variable, type: node}) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) ? [{name: variable.name.value, type}] : [];
  });
  return findFiles(args, variables);
}
