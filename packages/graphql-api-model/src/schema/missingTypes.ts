import {
  Kind,
  isTypeDefinitionNode,
  specifiedScalarTypes,
  visit,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';

/** Scalars for the types that a document names and does not define. */
export function findMissingTypes(
  document: DocumentNode,
  isWanted: (name: string) => boolean = () => true,
): ReadonlyMap<string, DefinitionNode> {
  const missing = new Map<string, DefinitionNode>();
  visit(document, {
    NamedType: ({name}) => {
      if (isWanted(name.value)) {
        missing.set(name.value, {
          kind: Kind.SCALAR_TYPE_DEFINITION,
          name: {kind: Kind.NAME, value: name.value},
        });
      }
    },
  });
  for (const {name} of specifiedScalarTypes) missing.delete(name);
  for (const node of document.definitions) {
    if (isTypeDefinitionNode(node)) missing.delete(node.name.value);
  }
  return missing;
}
