import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

/** The other lists of the blog, which nothing else links to; labels have the theme's ids. */
const LABELS = {
  archive: translate({id: 'theme.blog.archive.title', message: 'Archive'}),
  authors: translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'}),
  tags: translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'}),
};

/**
 * The list of posts. Replaces the one of @docusaurus/theme-classic 3.9.2, which has no
 * heading of its own above those of the posts.
 */
export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata, sidebar} = props;
  const posts = items.map(({content}) => content.metadata);
  // Docusaurus makes no list of authors or tags if no post has any.
  const lists = (['archive', 'authors', 'tags'] as const).filter((list) =>
    posts.some((post) => list === 'archive' || post[list].length > 0),
  );
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{metadata.blogTitle}</Heading>
        <p>{metadata.blogDescription}</p>
        <p>
          {lists.map((list, index) => (
            <span key={list}>
              {index > 0 && ' · '}
              <Link to={`/blog/${list}`}>{LABELS[list]}</Link>
            </span>
          ))}
        </p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
