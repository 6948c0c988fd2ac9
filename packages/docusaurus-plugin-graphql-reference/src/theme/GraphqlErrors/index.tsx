import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlErrors';

/** The codes of errors, each with when it is returned and what to do. */
export default function GraphqlErrors({errors}: Props): ReactNode {
  if (errors.length === 0) return null;
  return (
    <dl className="gql-errors">
      {errors.map(({code, conditions, action}) => (
        <div key={code.href}>
          <dt>
            <GraphqlLink className="gql-name" href={code.href}>
              <code>
                <GraphqlName name={code.text} />
              </code>
            </GraphqlLink>
          </dt>
          {conditions.map((when) => (
            <dd key={when}>
              <GraphqlText html={when} />
            </dd>
          ))}
          {action !== '' && (
            <dd className="gql-summary">
              <GraphqlText html={action} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
