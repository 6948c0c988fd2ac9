import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlPartLinks from '@theme/GraphqlPartLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Types with the first sentence of what they are. */
export default function Types({parts, types}: SectionProps<'types'>): ReactNode {
  return (
    <>
      {parts && <GraphqlPartLinks {...parts} />}
      <ul className="gql-unfolded gql-types">
        {types.map(({text, href, summary}) => (
          <li key={href}>
            <GraphqlLink className="gql-name" href={href}>
              <GraphqlName name={text} />
            </GraphqlLink>
            {summary && <div className="gql-summary">{summary}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
