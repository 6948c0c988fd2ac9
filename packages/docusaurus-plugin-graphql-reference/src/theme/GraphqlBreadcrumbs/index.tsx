import {translate} from '@docusaurus/Translate';
import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlBreadcrumbs';

export default function GraphqlBreadcrumbs({links}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        {links.map(({text, href}, index) =>
          index === links.length - 1 ? (
            <li key={href} className="breadcrumbs__item breadcrumbs__item--active">
              <span className="breadcrumbs__link" aria-current="page">
                {text}
              </span>
            </li>
          ) : (
            <li key={href} className="breadcrumbs__item">
              <GraphqlLink className="breadcrumbs__link" href={href}>
                {text}
              </GraphqlLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
