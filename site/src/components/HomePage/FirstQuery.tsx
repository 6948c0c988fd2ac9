import type {FunctionComponent, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import FirstQueryFile from '@site/src/pages/_first-query.mdx';
import EndpointCode from './EndpointCode';
import Example from './Example';
import Examples from './Examples';

const COMPONENTS = {Example, Examples, StaticCode: EndpointCode};

/** What every MDX file is, and its general type leaves out. */
const Content = FirstQueryFile as FunctionComponent<{
  readonly components: typeof COMPONENTS;
}>;

/** A request that runs as it stands, in several languages, and what it answers. */
export default function FirstQuery(): ReactNode {
  return (
    <MDXContent>
      <Content components={COMPONENTS} />
    </MDXContent>
  );
}
