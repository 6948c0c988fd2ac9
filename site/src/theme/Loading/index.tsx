import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Stands in for content that is on its way, or that failed to load. */
export default function Loading({
  error,
  pastDelay,
  retry,
}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button className="button button--primary" type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      Loading
    </div>
  ) : null;
}
