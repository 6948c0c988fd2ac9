import {
  Kind,
  isTypeDefinitionNode,
  specifiedScalarTypes,
  visit,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';

/** The names of types that a document uses and does not define. */
export function findMissingTypes(document: DocumentNode): readonly string[] {
  const defined = new Set([
    ...specifiedScalarTypes.map(({name}) => name),
    ...document.definitions.flatMap((node) =>
      isTypeDefinitionNode(node) ? node.name.value : [],
    ),
  ]);
  const missing = new Set<string>();
  visit(document, {
    NamedType({name: {value}}) {
      if (!defined.has(value)) missing.add(value);
    },
  });
  return [...missing];
}

/** The document with a scalar of each name. */
export function withScalars(
  document: DocumentNode,
  names: readonly string[],
): DocumentNode {
  const scalars = names.map(
    (value): DefinitionNode => ({
      kind: Kind.SCALAR_TYPE_DEFINITION,
      name: {kind: Kind.NAME, value},
    }),
  );
  return {...document, definitions: [...document.definitions, ...scalars]};
}
