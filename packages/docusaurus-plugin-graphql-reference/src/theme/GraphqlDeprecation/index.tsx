import Translate from '@docusaurus/Translate';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlDeprecation';

/** A warning that something is deprecated: why, until when, and how to move on. */
export default function GraphqlDeprecation({
  reason,
  removal,
  guide,
  isOfPage = false,
}: Props): ReactNode {
  return (
    <div className="gql-warning" {...(isOfPage && {role: 'note'})}>
      <strong>
        <Translate
          id="theme.graphql.deprecation"
          description="Before the reason of a deprecation"
        >
          Deprecated.
        </Translate>
      </strong>{' '}
      <GraphqlText html={reason} />
      {(removal !== undefined || guide) && (
        <p className="gql-text">
          {' '}
          {removal} {guide && <GraphqlLink href={guide.href}>{guide.text}</GraphqlLink>}
        </p>
      )}
    </div>
  );
}
