import {startTransition, useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchResponse} from '../../engine/engine';
import {useIsLate} from '../useIsLate';
import {searchClient, type Status} from './searchClient';

export interface Search {
  readonly status: Status;
  /** The index or a response is late by so much that the reader should know. */
  readonly isLate: boolean;
  /** The newest response; absent until there is one, and while nothing is typed. */
  readonly response?: SearchResponse;
  /** The query that the response belongs to. */
  readonly responseQuery: string;
  readonly retry: () => void;
}

const NOTHING: Pick<Search, 'response' | 'responseQuery'> = {responseQuery: ''};

/** Searches for what is typed. A slower response never replaces the one to a later query. */
export function useSearch(query: string, baseUrl: string): Search {
  const {subscribe, getStatus, load, restart} = searchClient;
  const status = useSyncExternalStore(subscribe, getStatus, () => 'idle' as const);
  const [latest, setLatest] = useState(NOTHING);
  const isEmpty = query.trim() === '';
  // What was found before the field was emptied must not show again at the next letter.
  if (isEmpty && latest !== NOTHING) setLatest(NOTHING);

  useEffect(() => void load(baseUrl), [load, baseUrl]);
  useEffect(() => {
    if (status !== 'ready' || isEmpty) return undefined;
    let isCurrent = true;
    // As a transition, which lets frames and keys through while React renders the results.
    const show = (response: SearchResponse) => {
      if (isCurrent) startTransition(() => setLatest({response, responseQuery: query}));
    };
    load(baseUrl)
      .then(async (search) => {
        const response = await search(query);
        show(response);
        if (isCurrent && response.lacksExcerpts) {
          show(await search(query, true));
        }
      })
      // The status reports it.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [load, baseUrl, query, isEmpty, status]);

  const [attempt, setAttempt] = useState(0);
  const isPending = status === 'ready' && !isEmpty && latest.responseQuery !== query;
  const isLate = useIsLate(status === 'loading' || isPending, attempt);
  const retry = () => {
    setAttempt(attempt + 1);
    void restart(baseUrl);
  };
  return {status, isLate, ...latest, retry};
}
