import {translate} from '@docusaurus/Translate';
import GraphqlMember from '@theme/GraphqlMember';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Section = SectionProps<'members'>;

/** The names of many members, each a link to its description below. */
function Contents({members}: Pick<Section, 'members'>): ReactNode {
  return (
    <ul
      className="gql-contents"
      aria-label={translate({
        id: 'theme.graphql.members.contents',
        message: 'Names on this page',
        description: 'The ARIA label for the names of many members, above the members',
      })}
    >
      {members.map(({id, hash, name, deprecation}) => (
        <li key={id}>
          <a href={hash} className={deprecation === undefined ? undefined : 'gql-old'}>
            <GraphqlName name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Fields, arguments or values, each complete. */
export default function Members({hasContents, members}: Section): ReactNode {
  return (
    <>
      {hasContents && <Contents members={members} />}
      {members.map((member) => (
        <GraphqlMember key={member.id} member={member} />
      ))}
    </>
  );
}
