import type {SearchPage} from 'graphql-api-model';
import {DEFAULT_SYNONYMS} from '../defaultSynonyms';
import {FORMAT_VERSION, type IndexFile} from '../format/indexFile';
import {toReferenceGroups} from './toReferenceGroups';

/** The index of reference pages and of guides. */
export function toIndex(
  pages: readonly SearchPage[],
  guides: IndexFile['guides'] = [],
  synonyms: IndexFile['synonyms'] = DEFAULT_SYNONYMS,
): IndexFile {
  return {
    version: FORMAT_VERSION,
    reference: toReferenceGroups(pages),
    guides,
    synonyms,
  };
}
