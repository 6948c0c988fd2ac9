import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlTypeReference';

/** A type as written at its use, its name a link where the type is shown. */
export default function GraphqlTypeReference({type}: Props): ReactNode {
  return (
    <code className="gql-type">
      {type.before}
      {type.href === undefined ? (
        <GraphqlName name={type.name} />
      ) : (
        <GraphqlLink href={type.href}>
          <GraphqlName name={type.name} />
        </GraphqlLink>
      )}
      {type.after}
    </code>
  );
}
