import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/**
 * What is left of a page when something outside its content crashed, such as the navbar.
 * Replaces the fallback of Docusaurus 3.9.2, whose title lacks the period and which tries
 * the layout again. Here nothing may need a context, for all of them can be gone.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <Head>
        <title>This page crashed.</title>
      </Head>
      <h1>This page crashed.</h1>
      <ErrorBoundaryTryAgainButton
        className="button button--primary"
        onClick={tryAgain}
      />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
