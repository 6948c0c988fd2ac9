import {useEffect, useSyncExternalStore} from 'react';
import {getFolds, getNoFolds, onFolds, setFold} from './folds';

/** Whether the page was in a part of the sidebar when that was last drawn. */
const wasActive = new Map<string, boolean>();

interface Part {
  /** Tells it from all others, on every page of the site. */
  readonly key: string;
  /** Whether the page is in it. */
  readonly isActive: boolean;
  readonly isOpenAtFirst: boolean;
}

/**
 * A part of the sidebar that folds. What a reader opens or closes stays so on the next page and
 * after a reload; a part opens by itself when the page comes to be in it.
 */
export function useFold({
  key,
  isActive,
  isOpenAtFirst,
}: Part): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const stored = useSyncExternalStore(onFolds, getFolds, getNoFolds)[key];
  const isOpen = stored ?? isOpenAtFirst;
  useEffect(() => {
    if (isActive && wasActive.get(key) === false && stored === false) setFold(key, true);
    wasActive.set(key, isActive);
  }, [key, isActive, stored]);
  return [
    isOpen,
    (next) => {
      // The element tells of every change, also of those that were made from here.
      if (next !== isOpen) setFold(key, next);
    },
  ];
}
