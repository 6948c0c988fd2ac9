import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlNameLink';

/** A name of the schema in a list: a link where it leads somewhere. */
export default function GraphqlNameLink({text, href, deprecated}: Props): ReactNode {
  const name = (
    <code>
      <GraphqlName name={text} />
    </code>
  );
  return (
    <>
      {href === undefined ? name : <GraphqlLink href={href}>{name}</GraphqlLink>}
      {deprecated && <GraphqlFlag kind="deprecated" />}
    </>
  );
}
