import GraphqlErrors from '@theme/GraphqlErrors';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Typed = SectionProps<'errors'>['typed'];

/** Types of errors with their codes. */
function TypedErrors({typed}: {readonly typed: Typed}): ReactNode {
  return (
    <ul className="gql-unfolded">
      {typed.map(({type, summary, codes}) => (
        <li key={type.href}>
          <GraphqlLink className="gql-name" href={type.href}>
            <GraphqlName name={type.text} />
          </GraphqlLink>
          {summary && <div className="gql-summary">{summary}</div>}
          {codes.length > 0 && (
            <ul className="gql-links">
              {codes.map(({text, href}) => (
                <li key={href}>
                  <GraphqlLink href={href}>
                    <GraphqlName name={text} />
                  </GraphqlLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What can go wrong in an operation. */
export default function Errors({
  errors,
  typed,
  general,
}: SectionProps<'errors'>): ReactNode {
  return (
    <>
      <GraphqlErrors errors={errors} />
      {typed.length > 0 && <TypedErrors typed={typed} />}
      <GraphqlText html={general} />
    </>
  );
}
