import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlGuide from '@theme/GraphqlGuide';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFacts';

/** What follows a name, in one notation everywhere: `: Type = default`, flags, and a guide. */
export default function GraphqlFacts({
  member: {type, guide, defaultValue, required, deprecation, recursive = false},
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
      {required && <GraphqlFlag kind="required" />}
      {deprecation !== undefined && <GraphqlFlag kind="deprecated" />}
      {recursive && <GraphqlFlag kind="recursive" />}
      <GraphqlGuide guide={guide} />
    </>
  );
}
