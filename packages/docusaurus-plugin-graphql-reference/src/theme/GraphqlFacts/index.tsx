import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFacts';

/** What stands behind a name, in one notation everywhere: `: Type = default`, and flags. */
export default function GraphqlFacts({
  member: {type, defaultValue, required, deprecation, recursive = false},
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
    </>
  );
}
