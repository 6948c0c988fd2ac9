import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlGuide from '@theme/GraphqlGuide';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFacts';

/** What follows a name, in one notation everywhere: `: Type = default`, badges, and a guide. */
export default function GraphqlFacts({
  member: {type, guide, defaultValue, badges},
}: Props): ReactNode {
  return (
    <>
      {type && (
        <>
          {': '}
          <GraphqlTypeReference type={type} />
        </>
      )}
      {defaultValue !== undefined && (
        <>
          {' = '}
          <code className="gql-default">{defaultValue}</code>
        </>
      )}
      <GraphqlBadges badges={badges} />
      <GraphqlGuide guide={guide} />
    </>
  );
}
