import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFound from '@theme/NotFound';
import type {ComponentProps, ReactNode} from 'react';
import {DocumentPage} from './DocumentPage';

export {loadDocument} from './documents';

type PageProps = ComponentProps<typeof DocumentPage>;

function Failed({error, retry}: ComponentProps<PageProps['Failed']>): ReactNode {
  return (
    <Layout title="This page did not load">
      <Loading error={error} retry={retry} isLoading={false} pastDelay timedOut={false} />
    </Layout>
  );
}

/**
 * Every static page in the browser. The HTML of a page is its data: it is read from the document
 * on the first load, and fetched by `withDocument` before a navigation switches.
 */
export default function DocumentRoute({
  frame,
  location: {pathname},
}: Pick<PageProps, 'frame'> & {
  readonly location: {readonly pathname: string};
}): ReactNode {
  return (
    <DocumentPage frame={frame} path={pathname} NotFound={NotFound} Failed={Failed} />
  );
}
