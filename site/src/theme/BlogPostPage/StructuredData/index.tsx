import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import GraphqlStructuredData from '@theme/GraphqlStructuredData';
import type {ReactNode} from 'react';

/**
 * A post for search engines. Replaces the component of @docusaurus/theme-classic 3.9.2, with which a title that
 * contains `</script>` runs as a script.
 */
export default function BlogPostStructuredData(): ReactNode {
  return <GraphqlStructuredData data={useBlogPostStructuredData()} />;
}
