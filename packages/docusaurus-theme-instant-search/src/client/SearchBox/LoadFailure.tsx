import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useSearchOptions} from '../useSearchOptions';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Stands below the box when the palette itself could not be fetched. */
export function LoadFailure({onRetry, onLeave}: Props): ReactNode {
  const {fallback} = useSearchOptions();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div className={styles.failure} role="alert">
      <p>Search could not be loaded.</p>
      <button ref={retry} type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
      <Link to={fallback.href} onClick={onLeave}>
        {fallback.label}
      </Link>
    </div>
  );
}
