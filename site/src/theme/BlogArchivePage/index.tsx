import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import {useDayFormat} from '@site/src/components/useDayFormat';

/**
 * All posts by year, latest first. Replaces the page of @docusaurus/theme-classic 3.9.2, whose
 * headings skip a level.
 */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const toDay = useDayFormat();
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const posts = blogPosts.map(({metadata}) => metadata);
  return (
    <BlogLayout>
      <PageMetadata title={title} />
      <div className="markdown">
        <Heading as="h1">{title}</Heading>
        {[...new Set(posts.map(({date}) => date.slice(0, 4)))].map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts
                .filter(({date}) => date.startsWith(year))
                .map((post) => (
                  <li key={post.permalink}>
                    {toDay(post.date)}: <Link to={post.permalink}>{post.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogLayout>
  );
}
