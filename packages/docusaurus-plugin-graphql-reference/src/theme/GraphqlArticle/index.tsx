import GraphqlSection from '@theme/GraphqlSection';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlArticle';

/** The static document of a page; what is around it is the frame of any docs page. */
export default function GraphqlArticle({sections}: Props): ReactNode {
  return (
    <div className="gql-article markdown">
      {sections.map((section, index) => (
        <GraphqlSection key={index} section={section} />
      ))}
    </div>
  );
}
