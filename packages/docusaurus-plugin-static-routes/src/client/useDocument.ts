import {useEffect, useReducer, useState} from 'react';
import {
  getDocument,
  getFailure,
  isLoaded,
  loadDocument,
  type StaticDocument,
} from './documents';

/** What there is to show at a path. */
interface Shown {
  /** `undefined` where no such page exists. */
  readonly page: StaticDocument | undefined;
  /** Whether it is known by now if there is such a page. */
  readonly isKnown: boolean;
  /** Why the page could not be had, where the site does not answer. */
  readonly failure: Error | undefined;
  /** Asks for a page that could not be had once more. */
  readonly retry: () => void;
}

/** Lets the browser load the page where only that can help. */
function reload(): void {
  window.location.reload();
}

/**
 * The document of the page at a path. Where another is shown already, that one stays until the
 * next is there.
 */
export function useDocument(pathname: string): Shown {
  const [last, setLast] = useState<string>();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isThere = isLoaded(pathname);
  const failure = isThere ? undefined : getFailure(pathname);
  if (isThere && last !== pathname) setLast(pathname);
  const isMissing = !isThere && !failure;
  useEffect(() => {
    if (!isMissing) return undefined;
    // Pages are loaded before the view switches; only navigations in quick succession lead here.
    let isWanted = true;
    loadDocument(pathname).then(
      () => isWanted && update(),
      () => isWanted && reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, isMissing]);
  const current = isThere ? pathname : last;
  return {
    page: current === undefined ? undefined : getDocument(current),
    isKnown: current !== undefined && isLoaded(current),
    failure,
    retry: () => void loadDocument(pathname).then(update, reload),
  };
}
