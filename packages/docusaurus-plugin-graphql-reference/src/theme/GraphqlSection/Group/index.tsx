import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';
import type {GroupList} from 'docusaurus-plugin-graphql-reference';

function List({list}: {readonly list: GroupList}): ReactNode {
  const {links, omitted, more, href} = list;
  return (
    <ul className="gql-links">
      {links.map((link) => (
        <li key={link.href}>
          <GraphqlLink href={link.href}>
            <code>
              <GraphqlName name={link.text} />
            </code>
          </GraphqlLink>
          {link.deprecated && <GraphqlFlag kind="deprecated" />}
        </li>
      ))}
      {omitted > 0 && (
        <li>
          <GraphqlLink href={href}>{more}</GraphqlLink>
        </li>
      )}
    </ul>
  );
}

/** A domain: its operations and the objects they return. */
export default function Group({
  section: {heading, lists},
}: SectionProps<'group'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
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
    </HeadedSection>
  );
}
