import {translate} from '@docusaurus/Translate';
import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlPager';

interface NeighbourProps {
  readonly page: NonNullable<Props['next']> | undefined;
  readonly direction: 'prev' | 'next';
  readonly label: string;
}

function Neighbour({page, direction, label}: NeighbourProps): ReactNode {
  return (
    page && (
      <GraphqlLink
        className={`pagination-nav__link pagination-nav__link--${direction}`}
        href={page.href}
      >
        <div className="pagination-nav__sublabel">{label}</div>
        <div className="pagination-nav__label">{page.text}</div>
      </GraphqlLink>
    )
  );
}

/** Links to the pages before and after this one in its list. */
export default function GraphqlPager({previous, next}: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.graphql.pager.label',
        message: 'Neighbouring pages',
        description: 'The ARIA label for the links to the pages before and after',
      })}
    >
      <Neighbour
        page={previous}
        direction="prev"
        label={translate({
          id: 'theme.docs.paginator.previous',
          message: 'Previous',
          description: 'The label used to navigate to the previous doc',
        })}
      />
      <Neighbour
        page={next}
        direction="next"
        label={translate({
          id: 'theme.docs.paginator.next',
          message: 'Next',
          description: 'The label used to navigate to the next doc',
        })}
      />
    </nav>
  );
}
