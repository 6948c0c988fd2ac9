import {useMemo} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {getRecentPages} from '../recentPages';
import type {Search} from '../search/useSearch';
import {useSearchOptions} from '../useSearchOptions';
import type {Section} from './sections';
import {toSections, toStartSections} from './sections';

const NONE: readonly Section[] = [];

/** What the list holds: the answer, or where to start while nothing is typed. */
export function useSections(query: string, search: Search): readonly Section[] {
  const {startingPoints} = useSearchOptions();
  const {withBaseUrl} = useBaseUrlUtils();
  const {status, response, answered} = search;
  const isEmpty = query.trim() === '';
  return useMemo(() => {
    if (isEmpty) {
      const links = startingPoints.map(({label, href}) => ({
        label,
        href: withBaseUrl(href),
      }));
      return toStartSections(getRecentPages(), links);
    }
    return response && status !== 'failed' ? toSections(response, answered) : NONE;
  }, [isEmpty, startingPoints, withBaseUrl, status, response, answered]);
}
