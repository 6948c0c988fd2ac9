import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';
import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUnfolded';
import {translateCount, translateMore} from './translateCounts';
import type {Unfolded, UnfoldedMember} from 'docusaurus-plugin-graphql-reference';

function Member({member}: {readonly member: UnfoldedMember}): ReactNode {
  return (
    <li>
      <GraphqlLink className="gql-name" href={member.href}>
        {member.name}
      </GraphqlLink>
      {member.type && (
        <>
          {': '}
          <GraphqlTypeReference type={member.type} />
        </>
      )}
      {member.defaultValue !== undefined && (
        <>
          {' = '}
          <code className="gql-default">{member.defaultValue}</code>
        </>
      )}
      {member.required && <GraphqlFlag kind="required" />}
      {member.deprecated && <GraphqlFlag kind="deprecated" />}
      {member.recursive && <GraphqlFlag kind="recursive" />}
      {member.summary && <div className="gql-summary">{member.summary}</div>}
      {member.unfolded && <Folded unfolded={member.unfolded} />}
    </li>
  );
}

function Members({unfolded}: {readonly unfolded: Unfolded}): ReactNode {
  const {kind, name, omitted} = unfolded;
  const {selectMessage} = usePluralForm();
  const more = selectMessage(omitted, translateMore(kind, {count: omitted, name}));
  return (
    <ul className="gql-unfolded">
      {unfolded.members.map((member) => (
        <Member key={member.name} member={member} />
      ))}
      {omitted > 0 && (
        <li>
          <GraphqlLink href={unfolded.href}>{more}</GraphqlLink>
        </li>
      )}
    </ul>
  );
}

function Folded({unfolded}: {readonly unfolded: Unfolded}): ReactNode {
  const {kind, name, members, omitted} = unfolded;
  const {selectMessage} = usePluralForm();
  const count = members.length + omitted;
  const text = selectMessage(count, translateCount(kind, count));
  return (
    <details className="gql-fold">
      <summary>{interpolate(text, {name: <code>{name}</code>})}</summary>
      <Members unfolded={unfolded} />
    </details>
  );
}

/** The members of a type in place, deeper levels folded. */
export default function GraphqlUnfolded({unfolded, isFolded}: Props): ReactNode {
  return isFolded ? <Folded unfolded={unfolded} /> : <Members unfolded={unfolded} />;
}
