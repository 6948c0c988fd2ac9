import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlHeading';

/** A heading that can be linked to; the link shows on hover and focus. */
export default function GraphqlHeading({
  as: Tag,
  id,
  hash,
  name,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} className="gql-heading">
      {children}
      <a className="gql-anchor" href={hash} aria-label={`Link to ${name}`} />
    </Tag>
  );
}
