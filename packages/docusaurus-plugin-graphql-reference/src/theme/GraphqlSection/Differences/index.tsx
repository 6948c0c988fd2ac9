import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** How what two operations take differs: which names are in only one, which only one requires. */
export default function Differences({
  section: {heading, rows},
}: SectionProps<'differences'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <table className="gql-differences">
        <tbody>
          {rows.map(({label, names}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <ul className="gql-links">
                  {names.map((name) => (
                    <li key={name}>
                      <code>
                        <GraphqlName name={name} />
                      </code>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedSection>
  );
}
