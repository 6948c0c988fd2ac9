import GraphqlLink from '@theme/GraphqlLink';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection/Notice';

/** A warning: that something is deprecated, or that there is a later schema, and how to move on. */
export default function Notice({
  kind,
  title,
  text,
  sentence,
  link,
  searchBase,
}: Props): ReactNode {
  return (
    <div
      className="alert alert--warning gql-warning"
      role={kind && 'note'}
      data-search-base={searchBase}
    >
      {title !== undefined && <strong>{title}</strong>} <GraphqlText html={text} />
      {(sentence !== undefined || link) && (
        <p className="gql-text">
          {' '}
          {sentence} {link && <GraphqlLink href={link.href}>{link.text}</GraphqlLink>}
        </p>
      )}
    </div>
  );
}
