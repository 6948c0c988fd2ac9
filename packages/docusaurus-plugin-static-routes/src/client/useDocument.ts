import {useEffect, useReducer, useState} from 'react';
import {getLoaded, loadDocument, type Loaded} from './documents';

function reload(): void {
  window.location.reload();
}

/**
 * What is known of the page at a path; undefined until something is. Until then, the page before
 * stays. `retry` loads a page that failed once more.
 */
export function useDocument(path: string): {
  readonly loaded: Loaded | undefined;
  readonly retry: () => void;
} {
  const loaded = getLoaded(path);
  const [last, setLast] = useState(loaded);
  const [, update] = useReducer((count: number) => count + 1, 0);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  const isUnknown = loaded === undefined;
  useEffect(() => {
    if (!isUnknown) return undefined;
    // Pages are loaded before the view switches; only quick navigations get here.
    let isWanted = true;
    loadDocument(path).then(
      () => isWanted && update(),
      () => isWanted && reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [path, isUnknown]);
  return {
    loaded: loaded ?? last,
    retry: () => void loadDocument(path).then(update, reload),
  };
}
