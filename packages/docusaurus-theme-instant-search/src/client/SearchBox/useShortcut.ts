import {useLayoutEffect} from 'react';
import {isShortcut, takeEarlySearch} from '../../earlyShortcut';
import type {Typed} from '../typed';

/**
 * Calls `open` on `/`, Ctrl+K and Cmd+K, unless the key belongs to a field being edited; with what was typed
 * where the key was pressed before there was a box. In a layout effect, so that no key falls in between.
 */
export function useShortcut(open: (early?: Typed) => void, isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const early = takeEarlySearch();
    if (early) open(early);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open, isActive]);
}
