import {type GraphQLSchema, type OperationTypeNode} from 'graphql';
import {didYouMean, suggestionList} from 'graphql-api-model';
import type {Operation} from './document/toDocument';
import {ExampleError} from './ExampleError';
import type {OperationKind} from './types';

/** Finds the field of a root type. */
export function findOperation(
  schema: GraphQLSchema,
  kind: OperationKind,
  name: string,
): Operation {
  const root = schema.getRootType(kind as OperationTypeNode);
  const fields = root?.getFields() ?? {};
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (root && field) return {kind, root: root.name, field};
  const hint = didYouMean(suggestionList(name, Object.keys(fields)));
  throw new ExampleError(`The schema has no ${kind} "${name}".${hint}`);
}
