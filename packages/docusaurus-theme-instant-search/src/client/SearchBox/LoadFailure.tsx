import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {RetryButton} from '../RetryButton';
import {useSearchOptions} from '../useSearchOptions';
import styles from './styles.module.css';

interface Props {
  /** Absent while the palette is still awaited: the browser asks for it once. */
  readonly onRetry?: () => void;
  readonly onLeave: () => void;
}

/** Stands below the box when the palette itself could not be fetched, or takes long. */
export function LoadFailure({onRetry, onLeave}: Props): ReactNode {
  const {fallback} = useSearchOptions();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div className={styles.failure} role={onRetry ? 'alert' : 'status'}>
      <p>
        {onRetry
          ? translate({
              id: 'theme.search.box.failed',
              message: 'Search could not be loaded.',
            })
          : translate({
              id: 'theme.search.box.late',
              message: 'Search is still loading.',
            })}
      </p>
      {onRetry && <RetryButton ref={retry} className={styles.retry} onClick={onRetry} />}
      <Link to={fallback.href} onClick={onLeave}>
        {fallback.label}
      </Link>
    </div>
  );
}
