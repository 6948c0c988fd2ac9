import InitialVisibility from '@theme-init/ContentVisibility';
import CopyPage from '@theme/CopyPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';

/** What is above the title of posts and pages of Markdown. That of docs, which have a version, is beside it. */
export default function ContentVisibility(props: Props): ReactNode {
  return (
    <>
      <InitialVisibility {...props} />
      {!('version' in props.metadata) && <CopyPage />}
    </>
  );
}
