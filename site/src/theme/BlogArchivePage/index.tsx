import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

/**
 * All posts by year, latest first. Replaces the page of @docusaurus/theme-classic 3.9.2, whose
 * headings skip a level.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  return (
    <BlogLayout>
      <PageMetadata title={title} />
      <div className="markdown">
        <Heading as="h1">{title}</Heading>
        {[...groupByYear(archive.blogPosts)].map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <PostList posts={posts} />
          </section>
        ))}
      </div>
    </BlogLayout>
  );
}

function PostList({posts}: {readonly posts: readonly ArchiveBlogPost[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <ul>
      {posts.map(({metadata}) => (
        <li key={metadata.permalink}>
          {format.format(new Date(metadata.date))}:{' '}
          <Link to={metadata.permalink}>{metadata.title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the order of the posts: latest first. */
function groupByYear(
  posts: readonly ArchiveBlogPost[],
): ReadonlyMap<string, readonly ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
