import {translate} from '@docusaurus/Translate';
import GraphqlBreadcrumbs from '@theme/GraphqlBreadcrumbs';
import GraphqlNavigation from '@theme/GraphqlNavigation';
import GraphqlPager from '@theme/GraphqlPager';
import GraphqlSection from '@theme/GraphqlSection';
import GraphqlTableOfContents from '@theme/GraphqlTableOfContents';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlReferencePage';

/** The static document of a page: navigation, article, table of contents. */
export default function GraphqlReferencePage({page, navigation}: Props): ReactNode {
  const {tableOfContents} = page;
  const onThisPage = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <div className="gql-layout">
      <nav
        className="gql-sidebar menu thin-scrollbar"
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
      >
        <GraphqlNavigation items={navigation} />
      </nav>
      <main className="gql-main">
        <GraphqlBreadcrumbs links={page.breadcrumbs} />
        {tableOfContents.length > 0 && (
          <details className="gql-contents-folded">
            <summary>{onThisPage}</summary>
            <GraphqlTableOfContents items={tableOfContents} />
          </details>
        )}
        <article className="markdown">
          {page.sections.map((section, index) => (
            <GraphqlSection key={index} section={section} />
          ))}
        </article>
        <GraphqlPager {...page} />
      </main>
      {tableOfContents.length > 0 && (
        <nav className="gql-contents thin-scrollbar" aria-label={onThisPage}>
          <GraphqlTableOfContents items={tableOfContents} />
        </nav>
      )}
    </div>
  );
}
