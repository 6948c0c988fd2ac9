import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import NotFound from '@theme/NotFound';
import {type ComponentType, type ReactNode, useMemo} from 'react';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';
import type {StaticDocument} from './documents';
import {useDocument} from './useDocument';

export {loadDocument} from './documents';

interface Props {
  readonly frame: ComponentType<{readonly children: ReactNode}>;
  readonly location: {readonly pathname: string};
}

function Content({frameProps, html}: StaticDocument): ReactNode {
  // React writes the HTML anew for another object, which takes a reader's selection away.
  const inner = useMemo(() => ({__html: html}), [html]);
  const attributes = {[FRAME_PROPS_ATTRIBUTE]: frameProps};
  return <div id={CONTAINER_ID} {...attributes} dangerouslySetInnerHTML={inner} />;
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
      <Content {...page} />
    </Frame>
  );
}
