import GraphqlCode from '@theme/GraphqlCode';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The operations that lead to a type or take it, and of the first what to send. */
export default function Ways({
  label,
  links,
  summary,
  codes,
}: SectionProps<'ways'>): ReactNode {
  return (
    <>
      <GraphqlNameLinks names={links} className="gql-links gql-ways" aria-label={label} />
      {codes.length > 0 && (
        <details className="gql-fold">
          <summary>{summary}</summary>
          {codes.map((code) => (
            <GraphqlCode key={code.caption} {...code} />
          ))}
        </details>
      )}
    </>
  );
}
