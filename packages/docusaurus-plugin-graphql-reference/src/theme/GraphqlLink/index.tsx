import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlLink';

/**
 * A link of a static page. It is a plain anchor, not a router link, because it must work
 * in HTML that no component is attached to; the build checks where it leads anyway.
 */
export default function GraphqlLink({href, children, ...rest}: Props): ReactNode {
  useBrokenLinks().collectLink(href);
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
