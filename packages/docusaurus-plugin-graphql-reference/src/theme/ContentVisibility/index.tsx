import InitialVisibility from '@theme-init/ContentVisibility';
import GraphqlCopyPage from '@theme/GraphqlCopyPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';

/**
 * What is above the title of posts and pages of Markdown, with the link to their Markdown. That of docs, which have a
 * version, is beside it.
 */
export default function ContentVisibility(props: Props): ReactNode {
  return (
    <>
      <InitialVisibility {...props} />
      {!('version' in props.metadata) && <GraphqlCopyPage />}
    </>
  );
}
