import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlPager';

/** Links to the pages before and after this one in its list. */
export default function GraphqlPager({previous, next}: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav" aria-label="Neighbouring pages">
      {previous && (
        <GraphqlLink
          className="pagination-nav__link pagination-nav__link--prev"
          href={previous.href}
        >
          <div className="pagination-nav__sublabel">Previous</div>
          <div className="pagination-nav__label">{previous.text}</div>
        </GraphqlLink>
      )}
      {next && (
        <GraphqlLink
          className="pagination-nav__link pagination-nav__link--next"
          href={next.href}
        >
          <div className="pagination-nav__sublabel">Next</div>
          <div className="pagination-nav__label">{next.text}</div>
        </GraphqlLink>
      )}
    </nav>
  );
}
