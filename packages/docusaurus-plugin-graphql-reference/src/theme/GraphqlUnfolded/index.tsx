import GraphqlLink from '@theme/GraphqlLink';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUnfolded';
import type {Unfolded, UnfoldedMember} from 'docusaurus-plugin-graphql-reference';

const MEMBER_WORDS: Readonly<Record<Unfolded['kind'], string>> = {
  object: 'fields',
  interface: 'fields',
  input: 'fields',
  enum: 'values',
  union: 'types',
  scalar: 'values',
};

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
      {member.required && <span className="gql-flag gql-required">required</span>}
      {member.deprecated && <span className="gql-flag gql-deprecated">deprecated</span>}
      {member.recursive && <span className="gql-flag">same type as above</span>}
      {member.summary && <div className="gql-summary">{member.summary}</div>}
      {member.unfolded && <Folded unfolded={member.unfolded} />}
    </li>
  );
}

function Members({unfolded}: {readonly unfolded: Unfolded}): ReactNode {
  return (
    <ul className="gql-unfolded">
      {unfolded.members.map((member) => (
        <Member key={member.name} member={member} />
      ))}
      {unfolded.omitted > 0 && (
        <li>
          <GraphqlLink href={unfolded.href}>
            {`${unfolded.omitted} more ${MEMBER_WORDS[unfolded.kind]} of ${unfolded.name}`}
          </GraphqlLink>
        </li>
      )}
    </ul>
  );
}

function Folded({unfolded}: {readonly unfolded: Unfolded}): ReactNode {
  const count = unfolded.members.length + unfolded.omitted;
  return (
    <details className="gql-fold">
      <summary>
        {`${count} ${MEMBER_WORDS[unfolded.kind]} of `}
        <code>{unfolded.name}</code>
      </summary>
      <Members unfolded={unfolded} />
    </details>
  );
}

/** The members of a type in place, deeper levels folded. */
export default function GraphqlUnfolded({unfolded, isFolded}: Props): ReactNode {
  return isFolded ? <Folded unfolded={unfolded} /> : <Members unfolded={unfolded} />;
}
