import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlNameLink';

/** A name of the schema in a list: a link where it leads somewhere. */
export default function GraphqlNameLink({text, href, badges}: Props): ReactNode {
  const name = (
    <code>
      <GraphqlName name={text} />
    </code>
  );
  return (
    <>
      {href === undefined ? name : <GraphqlLink href={href}>{name}</GraphqlLink>}
      <GraphqlBadges badges={badges} />
    </>
  );
}
