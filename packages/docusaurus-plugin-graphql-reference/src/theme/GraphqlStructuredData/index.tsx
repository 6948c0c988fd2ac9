import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlStructuredData';

/** What ends the script of a page, or begins another one in it. */
const SCRIPT_TAGS = /<(?=!--|\/?script)/gi;

/**
 * Data for search engines as JSON-LD. A tag in a text of it gets a space after its bracket, because an escape such as
 * `\u003c` is not enough: Docusaurus 3.9.2 minifies HTML by SWC, which writes the bracket again.
 */
export default function GraphqlStructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll(SCRIPT_TAGS, '< ')}
      </script>
    </Head>
  );
}
