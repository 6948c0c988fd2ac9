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
    const root = document.documentElement;
    current?.showModal();
    // For the stylesheet. To ask for the dialog there would cost each key a look at the whole page.
    root.toggleAttribute('data-search-open', true);
    return () => {
      root.toggleAttribute('data-search-open', false);
      current?.close();
    };
  }, []);
  return dialog;
}
