import {type DocumentNode, getOperationAST, Kind} from 'graphql';
import type {OperationKind} from 'graphql-examples';
import {parseSample} from './parseSample';

/** A request for one operation alone. */
interface FoundRequest {
  readonly document: DocumentNode;
  readonly operation: OperationKind;
  /** The only field that it selects. */
  readonly field: string;
}

/** The request in a code; undefined for what does not parse, and for several operations or fields. */
export function findRequest(code: string): FoundRequest | undefined {
  const document = parseSample(code);
  const {operation, selectionSet} = (document && getOperationAST(document)) ?? {};
  const [field, ...others] = selectionSet?.selections ?? [];
  return document && operation && field?.kind === Kind.FIELD && others.length === 0
    ? {document, operation, field: field.name.value}
    : undefined;
}
