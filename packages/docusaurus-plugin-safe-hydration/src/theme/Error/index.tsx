import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/**
 * What is left of a page when something outside its content crashed, such as the navbar.
 * Replaces the fallback of Docusaurus 3.9.2, whose title lacks the period and which tries
 * the layout again. Here nothing may need a context, for all of them can be gone.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed.',
    description: 'The title of the fallback page when the page crashed',
  });
  return (
    <main className={styles.page}>
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <ErrorBoundaryTryAgainButton
        className="button button--primary"
        onClick={tryAgain}
      />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
