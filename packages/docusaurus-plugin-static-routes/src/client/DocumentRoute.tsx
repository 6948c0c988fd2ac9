import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFound from '@theme/NotFound';
import {type ComponentType, type ReactNode, useMemo} from 'react';
import {DocumentContent} from './DocumentContent';
import {useDocument} from './useDocument';

export {loadDocument} from './documents';

interface Props {
  readonly frame: ComponentType<{readonly children: ReactNode}>;
  readonly location: {readonly pathname: string};
}

/**
 * Every static page in the browser. The HTML of a page is its data: taken from the document on
 * the first load, fetched by `withDocument` before a navigation switches.
 */
export default function DocumentRoute({
  frame: Frame,
  location: {pathname},
}: Props): ReactNode {
  const {page, isKnown, failure, retry} = useDocument(pathname);
  const frameProps = useMemo(
    () => JSON.parse(page?.frameProps ?? '{}') as object,
    [page?.frameProps],
  );
  if (failure) {
    return (
      <Layout title="This page did not load">
        <Loading
          error={failure}
          retry={retry}
          isLoading={false}
          pastDelay
          timedOut={false}
        />
      </Layout>
    );
  }
  if (!isKnown) return null;
  if (!page) return <NotFound />;
  return (
    <Frame {...frameProps}>
      <DocumentContent {...page} />
    </Frame>
  );
}
