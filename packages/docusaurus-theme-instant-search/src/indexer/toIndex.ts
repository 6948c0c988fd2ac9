import type {SearchPage} from 'graphql-api-model';
import {DEFAULT_SYNONYMS} from '../defaultSynonyms';
import {FORMAT_VERSION, type IndexFile} from '../format/indexFile';
import {fromReferenceGroup} from '../format/referencePages';
import {phraseExpander} from '../synonyms';
import {toStems} from './toGuidePage';
import {toReferenceGroups} from './toReferenceGroups';

/** The index of reference pages and of guides. */
export function toIndex(
  pages: readonly SearchPage[],
  guides: IndexFile['guides'] = [],
  synonyms: IndexFile['synonyms'] = DEFAULT_SYNONYMS,
): IndexFile {
  const reference = toReferenceGroups(pages);
  const written = new Map(pages.map((page) => [page.url, page]));
  const sorted = reference.flatMap(fromReferenceGroup).map(({url}) => written.get(url)!);
  const expandPhrases = phraseExpander(synonyms);
  return {
    version: FORMAT_VERSION,
    reference,
    guides,
    synonyms,
    descriptions: sorted.map(({description = ''}) => toStems(expandPhrases(description))),
    summaries: sorted.flatMap(({members = []}) =>
      members.map(({summary = ''}) => summary),
    ),
  };
}
