import NotFound from '@theme/NotFound';
import {type ReactNode, useEffect, useState} from 'react';
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
  const [shown, setShown] = useState(pathname);
  const isThere = isLoaded(pathname);
  if (isThere && shown !== pathname) setShown(pathname);
  useEffect(() => {
    if (isThere) return;
    // Only two navigations in quick succession lead here; the page shown so far stays.
    loadDocument(pathname).then(
      () => setShown(pathname),
      () => window.location.reload(),
    );
  }, [pathname, isThere]);
  const page = getDocument(shown);
  return page ? <ReferenceShell {...page} /> : <NotFound />;
}
