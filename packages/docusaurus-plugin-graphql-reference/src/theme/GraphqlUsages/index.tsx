import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUsages';

/** Where a type is used: each way with its count, long lists folded. */
export default function GraphqlUsages({groups, as}: Props): ReactNode {
  return groups.map(({id, hash, label, count, links, fold, more}) => (
    <section key={id} className="gql-used">
      <GraphqlHeading as={as} id={id} hash={hash} name={label}>
        {`${label} (${count})`}
      </GraphqlHeading>
      {fold === undefined ? (
        <GraphqlNameLinks names={links} />
      ) : (
        <details className="gql-fold">
          <summary>{fold}</summary>
          <GraphqlNameLinks names={links} />
        </details>
      )}
      {more && (
        <p>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </p>
      )}
    </section>
  ));
}
