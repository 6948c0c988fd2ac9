import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';
import type {GroupList} from 'docusaurus-plugin-graphql-reference';

function List({list}: {readonly list: GroupList}): ReactNode {
  const {links, omitted, more, href} = list;
  return (
    <GraphqlNameLinks names={links}>
      {omitted > 0 && (
        <li>
          <GraphqlLink href={href}>{more}</GraphqlLink>
        </li>
      )}
    </GraphqlNameLinks>
  );
}

/** A domain: its operations and the objects they return. */
export default function Group({lists}: SectionProps<'group'>): ReactNode {
  return (
    <dl className="gql-group">
      {lists.map((list) => (
        <div key={list.label}>
          <dt>{list.label}</dt>
          <dd>
            <List list={list} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
