import GraphqlBreadcrumbs from '@theme/GraphqlBreadcrumbs';
import GraphqlEntry from '@theme/GraphqlEntry';
import GraphqlListing from '@theme/GraphqlListing';
import GraphqlNavigation from '@theme/GraphqlNavigation';
import GraphqlOverview from '@theme/GraphqlOverview';
import GraphqlPager from '@theme/GraphqlPager';
import GraphqlTableOfContents from '@theme/GraphqlTableOfContents';
import GraphqlUsages from '@theme/GraphqlUsages';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlReferencePage';
import type {ReferencePage} from 'docusaurus-plugin-graphql-reference';

function Content({page}: {readonly page: ReferencePage}): ReactNode {
  switch (page.kind) {
    case 'overview':
      return <GraphqlOverview page={page} />;
    case 'listing':
      return <GraphqlListing page={page} />;
    case 'entry':
      return <GraphqlEntry page={page} />;
    case 'usages':
      return (
        <>
          <h1>{page.title}</h1>
          <GraphqlUsages as="h2" isFolded={false} groups={page.groups} />
        </>
      );
    default:
      return page satisfies never;
  }
}

/** The static document of a page: navigation, article, table of contents. */
export default function GraphqlReferencePage({page, navigation}: Props): ReactNode {
  const {tableOfContents} = page;
  return (
    <div className="gql-layout">
      <nav className="gql-sidebar menu thin-scrollbar" aria-label="Docs sidebar">
        <GraphqlNavigation items={navigation} />
      </nav>
      <main className="gql-main">
        <GraphqlBreadcrumbs links={page.breadcrumbs} />
        {tableOfContents.length > 0 && (
          <details className="gql-contents-folded">
            <summary>On this page</summary>
            <GraphqlTableOfContents items={tableOfContents} />
          </details>
        )}
        <article className="markdown">
          <Content page={page} />
        </article>
        <GraphqlPager {...page} />
      </main>
      {tableOfContents.length > 0 && (
        <nav className="gql-contents thin-scrollbar" aria-label="On this page">
          <GraphqlTableOfContents items={tableOfContents} />
        </nav>
      )}
    </div>
  );
}
