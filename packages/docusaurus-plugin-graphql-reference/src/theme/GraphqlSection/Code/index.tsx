import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import GraphqlNameRows from '@theme/GraphqlNameRows';
import GraphqlText from '@theme/GraphqlText';
import {Fragment, type ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Section = SectionProps<'code'>;

/** Operations that name a code or a scope, each with its description there. */
function Uses({
  label,
  uses,
}: Pick<Section['lists'][number], 'label' | 'uses'>): ReactNode {
  return (
    <ul className="gql-uses" aria-label={label}>
      {uses.map(({field, conditions, users = []}) => (
        <li key={field.text}>
          <GraphqlNameLink {...field} />
          {conditions.map((when) => (
            <GraphqlText key={when} html={when} />
          ))}
          {users.map(({label: name, links}) => (
            <p className="gql-text" key={name}>
              {name}:
              {links.map(({text, href}, index) => (
                <Fragment key={href}>
                  {index === 0 ? ' ' : ', '}
                  <GraphqlLink href={href}>{text}</GraphqlLink>
                </Fragment>
              ))}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** An error code or a scope: what it means, what to do, and which operations name it. */
export default function Code({meaning, notes, lists, more}: Section): ReactNode {
  return (
    <>
      <GraphqlText html={meaning} />
      {notes.map((note) => (
        <Fragment key={note.label}>
          <p className="gql-label">{note.label}</p>
          <GraphqlText html={note.text} />
        </Fragment>
      ))}
      {lists.map(({label, note, uses, rows}) => (
        <Fragment key={label}>
          <p className="gql-label">{label}</p>
          <GraphqlText html={note} />
          {uses.length > 0 && <Uses label={label} uses={uses} />}
          {rows.length > 0 && <GraphqlNameRows rows={rows} />}
        </Fragment>
      ))}
      {more && (
        <p>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </p>
      )}
    </>
  );
}
