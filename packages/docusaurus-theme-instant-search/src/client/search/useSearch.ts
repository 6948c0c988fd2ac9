import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchResponse} from '../../engine/engine';
import {useIsLate} from '../useIsLate';
import type {Status} from './createSearchClient';
import {searchClient} from './searchClient';

export interface Search {
  readonly status: Status;
  /** The index or an answer has been awaited for so long that the reader should be told. */
  readonly isLate: boolean;
  /** The newest answer; absent until there is one, and while nothing is typed. */
  readonly response?: SearchResponse;
  /** The query that the answer belongs to. */
  readonly answered: string;
  readonly retry: () => void;
}

type Answer = Pick<Search, 'response' | 'answered'>;

const NOTHING: Answer = {answered: ''};

/** Searches for what is typed. A slower answer never replaces the one to a later query. */
export function useSearch(query: string, baseUrl: string): Search {
  const status = useSyncExternalStore(
    searchClient.subscribe,
    searchClient.getStatus,
    () => 'idle' as const,
  );
  const [answer, setAnswer] = useState(NOTHING);
  const isEmpty = query.trim() === '';
  // What was found before the field was emptied must not show again at the next letter.
  if (isEmpty && answer !== NOTHING) setAnswer(NOTHING);

  useEffect(() => searchClient.load(baseUrl), [baseUrl]);
  useEffect(() => {
    if (status !== 'ready' || isEmpty) return undefined;
    let isCurrent = true;
    void searchClient.search(query).then((response) => {
      if (isCurrent) setAnswer({response, answered: query});
    });
    return () => {
      isCurrent = false;
    };
  }, [query, isEmpty, status]);

  const [attempt, setAttempt] = useState(0);
  const isUnanswered = status === 'ready' && !isEmpty && answer.answered !== query;
  const isLate = useIsLate(status === 'loading' || isUnanswered, attempt);
  const retry = () => {
    setAttempt(attempt + 1);
    searchClient.restart(baseUrl);
  };
  return {status, isLate, ...answer, retry};
}
