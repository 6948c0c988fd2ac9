import GraphqlLink from '@theme/GraphqlLink';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlBadges';

/** Words beside a name that describe an element at a glance; those of the schema's owner may link to what explains them. */
export default function GraphqlBadges({badges = []}: Props): ReactNode {
  return badges.map(({text, tone, href}) => {
    // The colours of alerts are readable in both modes, those of badges are not.
    const className = clsx('badge gql-badge', `alert--${tone}`);
    if (href === undefined)
      return (
        <span key={text} className={className}>
          {text}
        </span>
      );
    // The build checks links to pages of the site.
    const Link = href.startsWith('/') ? GraphqlLink : 'a';
    return (
      <Link key={text} className={className} href={href}>
        {text}
      </Link>
    );
  });
}
