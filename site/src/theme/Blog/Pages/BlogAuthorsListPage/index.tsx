import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** The list of authors with a description for search engines, which the classic theme leaves out. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'theme.blog.authors.about',
          message: 'Who writes the blog',
          description: 'The description of the list of authors for search engines',
        })}
      />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
