import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlText';

/** Addresses of this site; those of others, and of mail, are nothing a build can check. */
const LOCAL_LINK = /<a href="([/#.][^"]*)"/g;

/** Headings of a description that links can lead to; its own text has no raw `<`. */
const HEADING = /<p id="([^"]*)"/g;

/** A rendered description. The build checks where its links lead, as it does with all others. */
export default function GraphqlText({html}: Props): ReactNode {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (html === '') return null;
  for (const [, id = ''] of html.matchAll(HEADING)) collectAnchor(id);
  for (const [, href = ''] of html.matchAll(LOCAL_LINK)) {
    collectLink(href.replaceAll('&#x26;', '&'));
  }
  return <div className="gql-text" dir="auto" dangerouslySetInnerHTML={{__html: html}} />;
}
