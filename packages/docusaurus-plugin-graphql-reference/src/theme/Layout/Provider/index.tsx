import Head from '@docusaurus/Head';
import InitialProvider from '@theme-init/Layout/Provider';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout/Provider';
import {useTwin} from '../../../client/useTwin';

/** What the theme puts around every page, with a link to the Markdown of the page in its head. */
export default function LayoutProvider({children}: Props): ReactNode {
  const twin = useTwin();
  return (
    <InitialProvider>
      {twin !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
      )}
      {children}
    </InitialProvider>
  );
}
