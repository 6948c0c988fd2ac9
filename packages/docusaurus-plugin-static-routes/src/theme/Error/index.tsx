import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/**
 * The page after a crash outside its content, such as in the navbar. Replaces the fallback of
 * Docusaurus 3.9.2, which renders the whole layout again (9 KB on every page) and has inline styles.
 * It uses no context, because none may be left.
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
