import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useTwin} from '../../client/useTwin';

/** A link to the Markdown of the page; with scripts a click copies it. */
export default function GraphqlCopyPage(): ReactNode {
  const twin = useTwin({isCopied: true});
  if (twin === undefined) return null;
  return (
    <a
      className="gql-copy-page"
      href={twin}
      aria-live="polite"
      data-copied={translate({
        id: 'theme.graphql.copyPage.copied',
        message: 'Copied',
        description: 'In place of the link that copies the Markdown of the page',
      })}
    >
      {translate({
        id: 'theme.graphql.copyPage.label',
        message: 'Copy page',
        description: 'The link beside the title that copies the Markdown of the page',
      })}
    </a>
  );
}
