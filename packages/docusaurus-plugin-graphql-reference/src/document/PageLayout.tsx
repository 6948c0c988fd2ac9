import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';

/**
 * The columns of a page, as `@theme/DocItem/Layout` arranges a guide. That would bring what only
 * Markdown needs, 8 KB of script.
 */
export default function PageLayout({
  hasRequest = false,
  children,
}: {
  readonly hasRequest?: boolean | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const {toc} = useDoc();
  const isMobile = useWindowSize() === 'mobile';
  return (
    <div className={hasRequest ? 'row gql-row' : 'row'}>
      <div className="col gql-main">
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {toc.length > 0 && <DocItemTOCMobile />}
          {children}
        </article>
      </div>
      {toc.length > 0 && !isMobile && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
