import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/**
 * All posts by year, latest first. Replaces the page of @docusaurus/theme-classic 3.9.2,
 * whose headings skip a level.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Archive" description="All posts of the blog by year" />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Archive</Heading>
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <PostList posts={posts} />
          </section>
        ))}
      </main>
    </Layout>
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
): readonly (readonly [string, readonly ArchiveBlogPost[]])[] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
