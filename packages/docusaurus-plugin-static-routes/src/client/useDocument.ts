import {useEffect, useState} from 'react';
import {getDocument, isLoaded, loadDocument, type StaticDocument} from './documents';

/**
 * The document of the page at a path: `undefined` where no such page exists, and while the first
 * one is on its way. Where another is shown already, that one stays until the next is there.
 */
export function useDocument(pathname: string): {
  readonly page: StaticDocument | undefined;
  readonly isKnown: boolean;
} {
  const [shown, setShown] = useState<string>();
  const isThere = isLoaded(pathname);
  if (isThere && shown !== pathname) setShown(pathname);
  useEffect(() => {
    if (isThere) return undefined;
    // Pages are loaded before the view switches; only navigations in quick succession lead here.
    let isWanted = true;
    loadDocument(pathname).then(
      () => {
        if (isWanted) setShown(pathname);
      },
      () => {
        if (isWanted) window.location.reload();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, isThere]);
  const current = isThere ? pathname : shown;
  return current === undefined
    ? {page: undefined, isKnown: false}
    : {page: getDocument(current), isKnown: isLoaded(current)};
}
