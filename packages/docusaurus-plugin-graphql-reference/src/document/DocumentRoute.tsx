import NotFound from '@theme/NotFound';
import {type ReactNode, useEffect, useReducer, useRef} from 'react';
import {getDocument, isLoaded, loadDocument} from './documents';
import {ReferenceShell} from './ReferenceShell';

interface Props {
  readonly location: {readonly pathname: string};
}

/**
 * Every reference page in the browser. The HTML of a page is its data: taken from the
 * document on the first load, fetched by `withDocument` before a navigation switches.
 */
export default function DocumentRoute({location: {pathname}}: Props): ReactNode {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isThere = isLoaded(pathname);
  const shown = useRef(pathname);
  if (isThere) shown.current = pathname;
  useEffect(() => {
    // Only two navigations in quick succession lead here; the page shown so far stays.
    if (!isThere) loadDocument(pathname).then(update, () => window.location.reload());
  }, [pathname, isThere]);
  const page = getDocument(shown.current);
  return page ? <ReferenceShell {...page} /> : <NotFound />;
}
