import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A warning that holds for the whole page, with its reason where one is given. */
export default function Deprecation({section}: SectionProps<'deprecation'>): ReactNode {
  return (
    <div className="gql-warning" role="note">
      <strong>Deprecated.</strong> <GraphqlText html={section.html} />
    </div>
  );
}
