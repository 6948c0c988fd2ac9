import Translate from '@docusaurus/Translate';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A warning that holds for the whole page, with its reason where one is given. */
export default function Deprecation({section}: SectionProps<'deprecation'>): ReactNode {
  return (
    <div className="gql-warning" role="note">
      <strong>
        <Translate
          id="theme.graphql.deprecation"
          description="Stands before the reason of a deprecation"
        >
          Deprecated.
        </Translate>
      </strong>{' '}
      <GraphqlText html={section.html} />
    </div>
  );
}
