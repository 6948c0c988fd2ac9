import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import GraphqlText from '@theme/GraphqlText';
import {Fragment, type ReactNode} from 'react';
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

/** An error code or a scope: what it means, what to do, and which operations name it. */
export default function Code({meaning, notes, label, uses, more}: Section): ReactNode {
  return (
    <>
      <GraphqlText html={meaning} />
      {notes.map((note) => (
        <Fragment key={note.label}>
          <p className="gql-label">{note.label}</p>
          <GraphqlText html={note.text} />
        </Fragment>
      ))}
      {uses.length > 0 && <Uses label={label} uses={uses} />}
      {more && (
        <p>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </p>
      )}
    </>
  );
}
