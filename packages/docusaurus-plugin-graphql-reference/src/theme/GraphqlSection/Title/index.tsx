import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The main heading, with what kind of thing the page is about above it. */
export default function Title({
  text,
  overline,
  badges,
}: SectionProps<'title'>): ReactNode {
  const heading = (
    <h1>
      <GraphqlName name={text} isTitle />
    </h1>
  );
  if (overline === undefined) return heading;
  return (
    <header>
      <p className="gql-kind">
        {overline}
        <GraphqlBadges badges={badges} />
      </p>
      {heading}
    </header>
  );
}
