import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** The list of tags with a description for search engines, which the classic theme leaves out. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'theme.blog.tags.about',
          message: 'Topics of the blog, each with its posts',
          description: 'The description of the list of tags for search engines',
        })}
      />
      <BlogTagsListPage {...props} />
    </>
  );
}
