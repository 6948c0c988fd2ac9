import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-init/ErrorPageContent';
import type {Props} from '@theme/Error';

/** The content of a page after a crash. Docusaurus 3.9.2 leaves the site's name as its title. */
export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
          })}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
