import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import GraphqlStructuredData from '@theme/GraphqlStructuredData';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/**
 * Breadcrumbs for search engines. Replaces the component of @docusaurus/theme-classic 3.9.2, with which a label that
 * contains `</script>`, such as one from a schema, runs as a script.
 */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <GraphqlStructuredData data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
