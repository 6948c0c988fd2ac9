import GraphqlArticle from '@theme/GraphqlArticle';
import StaticPage from 'docusaurus-plugin-static-routes/StaticPage';
import type {ReactNode} from 'react';
import type {Article} from '../render/Rendered';
import type {Frame} from '../render/toFrame';
import ReferenceFrame from './ReferenceFrame';

/** What is stored of a page. */
export interface Props {
  readonly frame: Frame;
  readonly article: Article;
}

/** A reference page as a route of its own, its data a module of the bundle. */
export default function ReferenceRoute({frame, article}: Props): ReactNode {
  return (
    <StaticPage frame={ReferenceFrame} frameProps={frame}>
      <GraphqlArticle {...article} />
    </StaticPage>
  );
}
