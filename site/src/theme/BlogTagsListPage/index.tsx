import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** The list of tags with a description for search engines, which the classic theme leaves out. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Topics of the blog, each with its posts" />
      <BlogTagsListPage {...props} />
    </>
  );
}
