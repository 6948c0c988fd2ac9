import Translate from '@docusaurus/Translate';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Section = SectionProps<'code'>;

/** The operations that name a code or a scope, each with what it says of it. */
function Uses({label, uses}: Pick<Section, 'label' | 'uses'>): ReactNode {
  return (
    <>
      <p className="gql-label">{label}</p>
      <ul
        className={
          uses.some(({conditions}) => conditions.length > 0) ? 'gql-uses' : 'gql-links'
        }
        aria-label={label}
      >
        {uses.map(({field, conditions}) => (
          <li key={field.href}>
            <GraphqlNameLink {...field} />
            {conditions.map((when) => (
              <GraphqlText key={when} html={when} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Labelled({
  html,
  children,
}: {
  readonly html: string;
  readonly children: ReactNode;
}): ReactNode {
  return html === '' ? null : (
    <>
      <p className="gql-label">{children}</p>
      <GraphqlText html={html} />
    </>
  );
}

/** An error code or a scope: what it means, what to do, and which operations name it. */
export default function Code({
  meaning,
  action,
  general,
  label,
  uses,
  more,
}: SectionProps<'code'>): ReactNode {
  return (
    <>
      <GraphqlText html={meaning} />
      <Labelled html={action}>
        <Translate
          id="theme.graphql.code.action"
          description="Stands above what to do about an error code"
        >
          What to do
        </Translate>
      </Labelled>
      <Labelled html={general}>
        <Translate
          id="theme.graphql.code.general"
          description="Stands above which operations answer an error code undeclared"
        >
          Answered, without being declared, by
        </Translate>
      </Labelled>
      {uses.length > 0 && <Uses label={label} uses={uses} />}
      {more && (
        <p>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </p>
      )}
    </>
  );
}
