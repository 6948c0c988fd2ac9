import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import GraphqlSection from '@theme/GraphqlSection';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlArticle';

function toLink({text, href}: NonNullable<Props['next']>) {
  return {title: text, permalink: href};
}

/** The static document of a page; what is around it is the frame of any docs page. */
export default function GraphqlArticle({
  sections,
  editUrl,
  notice,
  previous,
  next,
}: Props): ReactNode {
  return (
    <>
      <div className="gql-article theme-doc-markdown markdown">
        {sections.map((section, index) => (
          <GraphqlSection key={index} section={section} />
        ))}
      </div>
      {editUrl !== undefined && (
        <footer className="theme-doc-footer docusaurus-mt-lg">
          <EditMetaRow
            className="margin-top--sm"
            editUrl={editUrl}
            lastUpdatedAt={undefined}
            lastUpdatedBy={undefined}
          />
        </footer>
      )}
      {(previous ?? next) && (
        <DocPaginator
          className="docusaurus-mt-lg"
          {...(previous && {previous: toLink(previous)})}
          {...(next && {next: toLink(next)})}
        />
      )}
      {notice !== undefined && <p className="gql-notice">{notice}</p>}
    </>
  );
}
