import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchOptions} from '../useSearchOptions';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** What a reader can do when the index cannot be loaded. */
export function Failure({onRetry, onLeave}: Props): ReactNode {
  const {fallback} = useSearchOptions();
  return (
    <div className={styles.failure}>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
      <Link to={fallback.href} onClick={onLeave}>
        {fallback.label}
      </Link>
    </div>
  );
}
