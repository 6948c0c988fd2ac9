import type {RefObject} from 'react';
import {useLayoutEffect, useRef} from 'react';

/**
 * Opens the dialog as a modal while it is rendered; the browser keeps focus inside. At once, in a
 * layout effect: a letter typed before it is open would go to the page.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
