import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type Replaced from '@theme/Loading';
import styles from './styles.module.css';

/**
 * Whether the reader has asked to try again. A page is content within content (layout,
 * sidebar, article), which mostly fails together: one Retry stands for all of it.
 */
let isRetrying = false;

/** Stands in for content that is on its way, or that failed to load. */
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
        description: 'Stands where a page will be that is on its way',
      })}
    </div>
  ) : null;
}
