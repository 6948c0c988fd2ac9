import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';

/** An operation with the sample's other definitions. */
export interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
}

/** Lists the operations of a document. */
export function ownersOf(document: DocumentNode): readonly Owner[] {
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? {operation, document} : [],
  );
}
