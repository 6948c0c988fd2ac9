import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The posts of an author with a description for search engines, which the classic theme leaves out. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author} = props;
  const description = translate(
    {
      id: 'theme.blog.author.about',
      message: 'Posts by {author}',
      description: 'The description of the page of an author for search engines',
    },
    {author: author.name ?? author.key},
  );
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
