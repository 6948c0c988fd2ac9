import GraphqlArticle, {type Props as ArticleProps} from '@theme/GraphqlArticle';
import StaticPage from 'docusaurus-plugin-static-routes/StaticPage';
import type {ReactNode} from 'react';
import type {Frame} from '../pages/toFrame';
import ReferenceFrame from './ReferenceFrame';

/** What is stored of a page. */
export interface Props extends ArticleProps {
  readonly frame: Frame;
}

/** A reference page as a route of its own, its data a module of the bundle. */
export default function ReferenceRoute({frame, sections}: Props): ReactNode {
  return (
    <StaticPage frame={ReferenceFrame} frameProps={frame}>
      <GraphqlArticle sections={sections} />
    </StaticPage>
  );
}
