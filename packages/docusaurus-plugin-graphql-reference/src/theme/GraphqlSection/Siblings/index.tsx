import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import {type ReactNode, useId} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The other operations of the same thing, on one line where they fit. */
export default function Siblings({
  section: {label, links},
}: SectionProps<'siblings'>): ReactNode {
  const id = useId();
  return (
    <div className="gql-siblings">
      <p id={id} className="gql-label">
        {label}
      </p>
      <GraphqlNameLinks names={links} aria-labelledby={id} />
    </div>
  );
}
