import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';

interface ListLink {
  readonly to: string;
  readonly label: string;
}

/** The lists that there are: Docusaurus makes none of authors or tags where no post has any. */
function toLinks(items: Props['items']): readonly ListLink[] {
  const posts = items.map(({content}) => content.metadata);
  return [
    posts.length > 0 && {
      to: '/blog/archive',
      label: translate({
        id: 'theme.blog.archive.title',
        message: 'Archive',
        description: 'The page & hero title of the blog archive page',
      }),
    },
    posts.some(({authors}) => authors.length > 0) && {
      to: '/blog/authors',
      label: translate({
        id: 'theme.blog.authorsList.pageTitle',
        message: 'Authors',
        description: 'The title of the authors page',
      }),
    },
    posts.some(({tags}) => tags.length > 0) && {
      to: '/blog/tags',
      label: translate({
        id: 'theme.tags.tagsPageTitle',
        message: 'Tags',
        description: 'The title of the tag list page',
      }),
    },
  ].filter((link) => link !== false);
}

/** Leads to the other lists of the blog, which nothing else links to. */
export function ListLinks({items}: Pick<Props, 'items'>): ReactNode {
  return (
    <p>
      {toLinks(items).map(({to, label}, index) => (
        <span key={to}>
          {index > 0 && ' · '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </p>
  );
}
