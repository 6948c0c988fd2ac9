import Translate from '@docusaurus/Translate';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlDeprecation';

/** A warning that something is deprecated, with its reason where one is given. */
export default function GraphqlDeprecation({html, isOfPage = false}: Props): ReactNode {
  return (
    <div className="gql-warning" {...(isOfPage && {role: 'note'})}>
      <strong>
        <Translate
          id="theme.graphql.deprecation"
          description="Stands before the reason of a deprecation"
        >
          Deprecated.
        </Translate>
      </strong>{' '}
      <GraphqlText html={html} />
    </div>
  );
}
