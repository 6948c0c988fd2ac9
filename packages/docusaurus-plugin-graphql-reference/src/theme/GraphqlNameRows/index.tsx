import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlNameRows';

/** Names in a table, a row for what they have in common; a mere list where there is one row. */
export default function GraphqlNameRows({rows}: Props): ReactNode {
  const [first] = rows;
  if (first && rows.length === 1 && first.label === '') {
    return <GraphqlNameLinks names={first.names} />;
  }
  return (
    <table className="gql-rows">
      <tbody>
        {rows.map(({label, names}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <GraphqlNameLinks names={names} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
