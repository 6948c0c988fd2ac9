import GraphqlNameLink from '@theme/GraphqlNameLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlNameLinks';

/** Names of the schema in a row, on one line where they fit. */
export default function GraphqlNameLinks({
  names,
  className = 'gql-links',
  children,
  ...label
}: Props): ReactNode {
  return (
    <ul className={className} {...label}>
      {names.map((name) => (
        <li key={[name.text, name.href].join(' ')}>
          <GraphqlNameLink {...name} />
        </li>
      ))}
      {children}
    </ul>
  );
}
