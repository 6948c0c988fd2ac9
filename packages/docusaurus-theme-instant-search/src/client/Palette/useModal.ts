import type {RefObject} from 'react';
import {useEffect, useRef} from 'react';

/** Opens the dialog as a modal while it is rendered; the browser keeps focus inside. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
