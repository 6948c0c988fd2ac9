import {type GraphQLSchema, OperationTypeNode} from 'graphql';
import {didYouMean, nearestName, suggestionList} from 'graphql-api-model';
import {type Operation, toCoordinate} from './document/toDocument';
import {ExampleError} from './ExampleError';
import type {OperationKind} from './types';

/** All operations, in the order of the schema. */
export function listOperations(schema: GraphQLSchema): readonly Operation[] {
  return Object.values(OperationTypeNode).flatMap((kind) => {
    const root = schema.getRootType(kind);
    const fields = Object.values(root?.getFields() ?? {});
    return fields.map((field) => ({kind, root: root!.name, field}));
  });
}

/** Finds an operation by its name; throws ExampleError if the schema has none. */
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

/** Throws ExampleError if one of the coordinates is not an operation. */
export function assertOperations(
  schema: GraphQLSchema,
  coordinates: readonly string[],
): void {
  const known = listOperations(schema).map(toCoordinate);
  const unknown = coordinates.find((coordinate) => !known.includes(coordinate));
  if (unknown === undefined) return;
  const near = nearestName(unknown, known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  throw new ExampleError(`There is no operation "${unknown}" to override.${hint}`);
}
