import InitialBadge from '@theme-init/DocVersionBadge';
import GraphqlCopyPage from '@theme/GraphqlCopyPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocVersionBadge';

/** The version of a page of the docs, with the link to its Markdown, which is beside the title. */
export default function DocVersionBadge(props: Props): ReactNode {
  return (
    <>
      <InitialBadge {...props} />
      <GraphqlCopyPage />
    </>
  );
}
