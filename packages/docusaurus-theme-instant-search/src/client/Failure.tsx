import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchOptions} from './useSearchOptions';

interface Props {
  /** Absent where trying again would not help yet. */
  readonly onRetry?: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Moves the focus to the button. */
  readonly isFocused?: boolean;
}

/** What a reader can do when search fails to load: try again, or go to the page that lists everything. */
export function Failure({onRetry, onLeave, isFocused}: Props): ReactNode {
  const {fallback} = useSearchOptions();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) retry.current?.focus();
  }, [isFocused]);
  return (
    <>
      {onRetry && (
        <button
          ref={retry}
          type="button"
          className="button button--primary button--sm"
          onClick={onRetry}
        >
          <Translate id="theme.search.retry">Try again</Translate>
        </button>
      )}
      <Link to={fallback.href} onClick={onLeave}>
        {fallback.label}
      </Link>
    </>
  );
}
