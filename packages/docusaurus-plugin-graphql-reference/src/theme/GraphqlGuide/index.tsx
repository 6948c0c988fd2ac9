import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlGuide';

/** A link to the guide that explains how values of a type are used, where the owner names one. */
export default function GraphqlGuide({guide}: Props): ReactNode {
  return (
    guide && (
      <>
        {' '}
        <GraphqlLink className="gql-guide" href={guide.href}>
          {guide.text}
        </GraphqlLink>
      </>
    )
  );
}
