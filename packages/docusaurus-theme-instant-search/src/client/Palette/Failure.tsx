import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {RetryButton} from '../RetryButton';
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
      <RetryButton className={styles.retry} onClick={onRetry} />
      <Link to={fallback.href} onClick={onLeave}>
        {fallback.label}
      </Link>
    </div>
  );
}
