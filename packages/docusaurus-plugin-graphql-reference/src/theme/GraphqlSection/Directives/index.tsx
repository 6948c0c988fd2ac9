import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection/Directives';

/** The directives applied to an element, each with its arguments. */
export default function Directives({directives}: Props): ReactNode {
  return (
    <ul className="gql-directives">
      {directives.map((directive, index) => (
        <li key={index}>
          <GraphqlLink href={directive.href}>
            <code>@{directive.name}</code>
          </GraphqlLink>
          {directive.arguments.length > 0 && (
            <dl>
              {directive.arguments.map(({name, value}) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
