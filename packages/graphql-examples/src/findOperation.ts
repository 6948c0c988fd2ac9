import {type GraphQLSchema, OperationTypeNode} from 'graphql';
import {didYouMean, nearestName, suggestionList} from 'graphql-api-model';
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

/** An operation by its names. */
interface NamedOperation {
  readonly kind: OperationKind;
  /** The name of its field. */
  readonly name: string;
  /** Such as `Query.space`. */
  readonly coordinate: string;
}

/** All operations, in the order of the schema. */
export function listOperations(schema: GraphQLSchema): readonly NamedOperation[] {
  return Object.values(OperationTypeNode).flatMap((kind) => {
    const root = schema.getRootType(kind);
    return Object.keys(root?.getFields() ?? {}).map((name) => ({
      kind,
      name,
      coordinate: `${root!.name}.${name}`,
    }));
  });
}

/** The coordinates of all operations, such as `Query.space`. */
export function coordinatesOfOperations(schema: GraphQLSchema): readonly string[] {
  return listOperations(schema).map(({coordinate}) => coordinate);
}

/** Throws ExampleError where something is said of an operation that there is not. */
export function assertOperations(
  schema: GraphQLSchema,
  coordinates: readonly string[],
): void {
  const known = coordinatesOfOperations(schema);
  const unknown = coordinates.find((coordinate) => !known.includes(coordinate));
  if (unknown === undefined) return;
  const near = nearestName(unknown, known);
  throw new ExampleError(
    `There is no operation "${unknown}" to override.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  );
}
