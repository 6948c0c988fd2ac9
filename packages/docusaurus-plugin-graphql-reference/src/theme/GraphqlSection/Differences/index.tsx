import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** How what two operations take differs: which names are in only one, which only one requires. */
export default function Differences({rows}: SectionProps<'differences'>): ReactNode {
  return (
    <table className="gql-differences">
      <tbody>
        {rows.map(({label, names}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <GraphqlNameLinks names={names.map((text) => ({text}))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
