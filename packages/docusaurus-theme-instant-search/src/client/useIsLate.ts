import {useEffect, useState} from 'react';

/** Milliseconds after which waiting in silence looks like a fault. */
const PATIENCE = 10_000;

/**
 * Whether something has been awaited for so long that the reader should know; counted anew for
 * each attempt.
 */
export function useIsLate(isAwaited: boolean, attempt = 0): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited, attempt]);
  return isAwaited && isLate;
}
