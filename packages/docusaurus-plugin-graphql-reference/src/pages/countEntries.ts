import {isOperationKind} from 'graphql-api-model';
import type {PageContext} from './context';

/** How much a reference holds. */
export interface ReferenceSize {
  /** Queries, mutations and subscriptions. */
  readonly operations: number;
  /** Types of all kinds and directives. */
  readonly types: number;
}

/** Counts what has a page of its own. */
export function countEntries({entries}: Pick<PageContext, 'entries'>): ReferenceSize {
  const operations = entries.filter(({kind}) => isOperationKind(kind)).length;
  return {operations, types: entries.length - operations};
}
