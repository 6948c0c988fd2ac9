import {useId, type ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';

/**
 * Recent posts by year. Replaces the one of @docusaurus/theme-classic 3.9.2, whose years
 * are third-level headings above the first heading of the page.
 */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: Props): ReactNode {
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${id}${year}`}>
      <div className={yearGroupHeadingClassName} id={`${id}${year}`}>
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}
