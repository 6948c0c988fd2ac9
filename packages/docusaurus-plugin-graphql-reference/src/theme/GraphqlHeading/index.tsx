import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlHeading';

/**
 * A heading that can be linked to; the link shows on hover and focus. By the class `anchor` the
 * table of contents knows where the reader is.
 */
export default function GraphqlHeading({
  as: Tag,
  id,
  hash,
  name,
  isFixed = false,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} className={isFixed ? 'gql-heading' : 'gql-heading anchor'}>
      {children}
      <a
        className="gql-anchor"
        href={hash}
        aria-label={translate(
          {
            id: 'theme.graphql.heading.link',
            message: 'Link to {name}',
            description: 'The ARIA label for the link of a heading to itself',
          },
          {name},
        )}
      />
    </Tag>
  );
}
