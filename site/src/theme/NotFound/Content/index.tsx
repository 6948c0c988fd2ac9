import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Content from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';

/** Adds a description, and the title that unknown paths below `/docs/` lack in Docusaurus 3.9.2. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address."
      />
      <Content {...props} />
    </>
  );
}
