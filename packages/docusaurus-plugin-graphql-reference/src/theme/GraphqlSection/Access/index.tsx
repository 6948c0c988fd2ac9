import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection/Access';

/** Who may call an operation or read a field, and how often, on one line where it fits. */
export default function Access({facts}: Props): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="gql-access">
      {facts.map(({label, values}) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>
              <GraphqlText html={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
