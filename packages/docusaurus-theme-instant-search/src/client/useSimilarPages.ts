import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchResult} from '../engine/engine';
import {isSavingData} from './isSavingData';

/** What a page for an unknown address can offer instead. */
export interface SimilarPages {
  /** The nearest first; empty until there are some, and where search fails to load. */
  readonly pages: readonly SearchResult[];
  /** Starts the search where the reader saves data and has not requested it yet; otherwise absent. */
  readonly ask?: () => void;
}

const NONE: readonly SearchResult[] = [];

/**
 * Pages with names like the words of a path. Engine and index are loaded when a component with this
 * hook is shown; on a slow connection, or with data saving, when the reader asks.
 *
 * @param path - The address without a page, as `useLocation` returns it.
 */
export function useSimilarPages(path: string): SimilarPages {
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const [isAsked, setIsAsked] = useState(false);
  const [found, setFound] = useState({path, pages: NONE});
  const isHeldBack = isBrowser && !isAsked && isSavingData();

  useEffect(() => {
    if (!isBrowser || isHeldBack) return undefined;
    let isCurrent = true;
    import('./search/findSimilarPages')
      .then(({loadSimilarPages}) => loadSimilarPages(path, baseUrl))
      .then(
        (pages) => isCurrent && setFound({path, pages}),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [path, baseUrl, isBrowser, isHeldBack]);

  const pages = found.path === path ? found.pages : NONE;
  return {pages, ...(isHeldBack && {ask: () => setIsAsked(true)})};
}
