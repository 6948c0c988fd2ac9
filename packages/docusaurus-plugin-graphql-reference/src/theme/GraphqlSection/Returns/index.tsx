import GraphqlGuide from '@theme/GraphqlGuide';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import GraphqlUnfolded from '@theme/GraphqlUnfolded';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** What an operation returns, its members in place. */
export default function Returns({
  type,
  guide,
  unfolded,
}: SectionProps<'returns'>): ReactNode {
  return (
    <>
      <p className="gql-facts">
        <GraphqlTypeReference type={type} />
        <GraphqlGuide guide={guide} />
      </p>
      {unfolded && <GraphqlUnfolded unfolded={unfolded} isFolded={false} />}
    </>
  );
}
