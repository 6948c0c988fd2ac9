import {useEffect, useState} from 'react';
import type {Search} from '../search/useSearch';

/** The keys that are held with Enter, and decide where a link opens. */
export interface HeldKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const NO_KEYS: HeldKeys = {ctrlKey: false, metaKey: false, shiftKey: false};

/**
 * What Enter does. While the answer to the last letters is awaited, the first option is not theirs:
 * then Enter counts as soon as the answer is there, unless other letters come first.
 */
export function useEnter(
  query: string,
  {status, answered}: Search,
  isEntered: boolean,
  choose: (keys: HeldKeys) => void,
): (keys: HeldKeys) => void {
  const [pending, setPending] = useState(isEntered ? {query, keys: NO_KEYS} : undefined);
  const isAnswered = answered === query;
  useEffect(() => {
    if (!pending) return;
    const isOver = status === 'failed' || pending.query !== query;
    if (!isOver && !isAnswered) return;
    setPending(undefined);
    if (!isOver) choose(pending.keys);
  }, [pending, status, query, isAnswered, choose]);
  return ({ctrlKey, metaKey, shiftKey}) => {
    const keys = {ctrlKey, metaKey, shiftKey};
    if (isAnswered) choose(keys);
    else setPending({query, keys});
  };
}
