import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

/** The other lists of the blog, which nothing else links to; labels have the theme's ids. */
const LISTS = [
  {
    to: '/blog/archive',
    id: 'theme.blog.archive.title',
    message: 'Archive',
    isIn: () => true,
  },
  {
    to: '/blog/authors',
    id: 'theme.blog.authorsList.pageTitle',
    message: 'Authors',
    isIn: ({authors}) => authors.length > 0,
  },
  {
    to: '/blog/tags',
    id: 'theme.tags.tagsPageTitle',
    message: 'Tags',
    isIn: ({tags}) => tags.length > 0,
  },
] satisfies readonly {
  readonly to: string;
  readonly id: string;
  readonly message: string;
  readonly isIn: (post: Props['items'][number]['content']['metadata']) => boolean;
}[];

/**
 * The list of posts. Replaces the one of @docusaurus/theme-classic 3.9.2, which has no
 * heading of its own above those of the posts.
 */
export default function BlogListPage(props: Props): ReactNode {
  const {items, metadata, sidebar} = props;
  // Docusaurus makes no list of authors or tags if no post has any.
  const lists = LISTS.filter(({isIn}) =>
    items.some(({content}) => isIn(content.metadata)),
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{metadata.blogTitle}</Heading>
        <p>{metadata.blogDescription}</p>
        <p>
          {lists.map(({to, id, message}, index) => (
            <span key={to}>
              {index > 0 && ' · '}
              <Link to={to}>{translate({id, message})}</Link>
            </span>
          ))}
        </p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
