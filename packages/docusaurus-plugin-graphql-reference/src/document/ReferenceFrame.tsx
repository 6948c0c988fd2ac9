import {
  DocsSidebarProvider,
  DocsVersionProvider,
  getDocsVersionSearchTag,
} from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  useWindowSize,
} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import {clsx} from 'clsx';
import {type ReactNode, useMemo} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {growBranch} from '../navigation/growBranch';
import type {Frame} from '../render/toFrame';

interface Props extends Frame {
  readonly children: ReactNode;
}

/** The columns of a page, as `@theme/DocItem/Layout` arranges those of a guide. */
function Columns({toc, hasRequest, children}: Props): ReactNode {
  const isMobile = useWindowSize() === 'mobile';
  const {docTocDesktop, docTocMobile} = ThemeClassNames.docs;
  const contents = toc.length > 0 ? [...toc] : undefined;
  return (
    <div className={clsx('row', hasRequest && 'gql-row')}>
      <div className="col gql-main">
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {contents && !hasRequest && (
            <TOCCollapsible
              toc={contents}
              className={clsx(docTocMobile, 'gql-toc-mobile')}
            />
          )}
          {children}
        </article>
      </div>
      {contents && !isMobile && (
        <div className="col col--3">
          <TOC toc={contents} className={docTocDesktop} />
        </div>
      )}
    </div>
  );
}

/**
 * The frame around the static content of a reference page, in the browser too. It has the sidebar,
 * the version and the breadcrumbs of the guides, by the components of the theme.
 */
export default function ReferenceFrame(page: Props): ReactNode {
  const {title, description, branch, links = []} = page;
  const version = useRouteContext().data!['version'] as PropVersionMetadata;
  const [[name, shared] = ['', []]] = Object.entries(version.docsSidebars);
  const items = useMemo(
    () => (branch ? growBranch(shared, branch) : shared),
    [shared, branch],
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        'graphql-reference-page',
        ThemeClassNames.wrapper.docsPages,
        version.className,
        ThemeClassNames.page.docsDocPage,
      )}
    >
      <Layout>
        <SearchMetadata
          version={version.version}
          tag={getDocsVersionSearchTag(version.pluginId, version.version)}
        />
        <PageMetadata title={title} description={description}>
          {version.noIndex && <meta name="robots" content="noindex, nofollow" />}
          {links.map((link) => (
            <link key={link['href']} {...link} />
          ))}
        </PageMetadata>
        <DocsVersionProvider version={version}>
          <DocsSidebarProvider name={name} items={items}>
            <DocRootLayout>
              <Columns {...page} />
            </DocRootLayout>
          </DocsSidebarProvider>
        </DocsVersionProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
