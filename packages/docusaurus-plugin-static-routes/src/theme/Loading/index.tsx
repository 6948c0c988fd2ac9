import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type Replaced from '@theme/Loading';
import styles from './styles.module.css';

/**
 * Whether the reader clicked Retry. The parts of a page (layout, sidebar, article) mostly fail
 * together: one Retry loads all of them.
 */
let isRetrying = false;

/** Replaces content that is loading or failed to load. */
export default function Loading({
  error,
  pastDelay,
  retry,
}: Parameters<typeof Replaced>[0]): ReactNode {
  const isFirstError = useRef(true);
  useEffect(() => {
    if (error && isFirstError.current) {
      isFirstError.current = false;
      if (isRetrying) {
        retry();
      }
    }
  }, [error, retry]);

  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            isRetrying = true;
            retry();
          }}
        >
          {translate({
            id: 'theme.loading.retry',
            message: 'Retry',
            description: 'The button that loads a page again that did not load',
          })}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      {translate({
        id: 'theme.loading.loading',
        message: 'Loading',
        description: 'In the place of a page that is loading',
      })}
    </div>
  ) : null;
}
