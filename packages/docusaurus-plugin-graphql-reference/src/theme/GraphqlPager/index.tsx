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
    <nav className="pagination-nav" aria-label="Neighbouring pages">
      <Neighbour page={previous} direction="prev" label="Previous" />
      <Neighbour page={next} direction="next" label="Next" />
    </nav>
  );
}
