import type {SearchPage} from 'graphql-api-model';
import {editDistance} from 'graphql-api-model/words';
import type {Query} from './parseQuery';
import type {ReferenceIndex} from './referenceIndex';

const MOST_MISSES = 3;

/** The pages whose names come nearest to the query, up to a third of its letters wrong. */
export function findNearMisses({pages}: ReferenceIndex, {joined}: Query): SearchPage[] {
  const limit = Math.floor(joined.length / 3);
  return pages
    .map(({page, name}) => ({page, edits: editDistance(joined, name.joined, limit)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_MISSES)
    .map(({page}) => page);
}
