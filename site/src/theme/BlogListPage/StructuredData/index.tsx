import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import GraphqlStructuredData from '@theme/GraphqlStructuredData';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage/StructuredData';

/**
 * The posts of a list for search engines. Replaces the component of @docusaurus/theme-classic 3.9.2, with which a title
 * that contains `</script>` runs as a script.
 */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <GraphqlStructuredData data={useBlogListPageStructuredData(props)} />;
}
