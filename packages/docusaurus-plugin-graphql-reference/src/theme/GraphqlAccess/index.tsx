import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlAccess';

/** Who may call an operation or read a field, and how often, on one line where it fits. */
export default function GraphqlAccess({label, facts}: Props): ReactNode {
  return (
    <ul className="gql-access" aria-label={label}>
      {facts.map((fact) => (
        <li key={fact}>
          <GraphqlText html={fact} />
        </li>
      ))}
    </ul>
  );
}
