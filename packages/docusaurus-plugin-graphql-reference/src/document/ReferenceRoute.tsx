import GraphqlReferencePage, {type Props} from '@theme/GraphqlReferencePage';
import StaticPage from 'docusaurus-plugin-static-routes/StaticPage';
import type {ReactNode} from 'react';
import ReferenceFrame from './ReferenceFrame';

/** A reference page as a route of its own, its data a module of the bundle. */
export default function ReferenceRoute({page, navigation}: Props): ReactNode {
  const {title, description} = page;
  return (
    <StaticPage frame={ReferenceFrame} frameProps={{title, description}}>
      <GraphqlReferencePage page={page} navigation={navigation} />
    </StaticPage>
  );
}
