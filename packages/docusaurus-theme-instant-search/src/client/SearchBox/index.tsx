import type {ReactNode} from 'react';
import {useCallback, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isSavingData} from '../isSavingData';
import {nameSearch} from '../nameSearch';
import type {Typed} from '../typed';
import {useIsLate} from '../useIsLate';
import {EarlyField} from './EarlyField';
import {LoadFailure} from './LoadFailure';
import {readSelection} from './readSelection';
import styles from './styles.module.css';
import {loadPalette, usePalette} from './usePalette';
import {useShortcut} from './useShortcut';

const NOTHING: Typed = {text: '', isProposed: false, isEntered: false};

/** A button in the shape of a search box, which opens the palette. */
export function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const {state, Palette, open, close} = usePalette();
  const [typed, setTyped] = useState(NOTHING);
  const [isComposing, setIsComposing] = useState(false);
  const isLoading = state === 'loading';
  const isLate = useIsLate(isLoading);

  const openAnew = useCallback(
    (early: Typed = NOTHING) => {
      if (isLoading) return;
      // Where nothing has the focus, it comes back to the box.
      if (document.activeElement === document.body)
        button.current?.focus({preventScroll: true});
      const proposed = {...NOTHING, text: readSelection(), isProposed: true};
      setTyped(early.text === '' ? proposed : early);
      setIsComposing(false);
      open();
    },
    [isLoading, open],
  );
  useShortcut(openAnew, state !== 'open');

  return (
    <>
      <span className={styles.place}>
        <button
          ref={button}
          type="button"
          className={styles.box}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          aria-busy={isLoading}
          onPointerEnter={() => prepare(baseUrl)}
          onFocus={() => prepare(baseUrl)}
          onClick={() => openAnew()}
        >
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d="m17 17-4.5-4.5M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
          </svg>
          <span className={styles.label}>{nameSearch()}</span>
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </button>
        {(isLoading || (state === 'open' && isComposing)) && (
          <EarlyField
            typed={typed}
            onType={setTyped}
            onCompose={setIsComposing}
            onLeave={close}
          />
        )}
      </span>
      {isLate && <LoadFailure onLeave={close} />}
      {state === 'failed' && <LoadFailure onRetry={open} onLeave={close} />}
      {state === 'open' && !isComposing && Palette && (
        <Palette typed={typed} onClose={close} />
      )}
    </>
  );
}

/** Starts the download on hover and focus; a failure shows when the box is opened. */
function prepare(baseUrl: string): void {
  if (isSavingData()) return;
  loadPalette().then(
    ({prepareSearch}) => prepareSearch(baseUrl),
    () => undefined,
  );
}
