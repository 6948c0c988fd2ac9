import GraphqlReferencePage, {type Props} from '@theme/GraphqlReferencePage';
import type {ReactNode} from 'react';
import {ReferenceShell} from './ReferenceShell';

/** A reference page as a route of its own, its data a module of the bundle. */
export default function ReferenceRoute({page, navigation}: Props): ReactNode {
  return (
    <ReferenceShell title={page.title} description={page.description}>
      <GraphqlReferencePage page={page} navigation={navigation} />
    </ReferenceShell>
  );
}
