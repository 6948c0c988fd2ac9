import type {ComponentType, ReactNode} from 'react';
import {useCallback, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PaletteProps} from '../Palette';
import {LoadFailure} from './LoadFailure';
import {readSelection} from './readSelection';
import styles from './styles.module.css';
import {useShortcut} from './useShortcut';
import {useTypeAhead} from './useTypeAhead';

type State = 'closed' | 'loading' | 'open' | 'failed';

/** Everything but the box itself; fetched when a reader reaches for it. */
function loadPalette() {
  return import('../Palette');
}

/** A button in the shape of a search box, which opens the palette. */
export function SearchBox(): ReactNode {
  const [state, setState] = useState<State>('closed');
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [selection, setSelection] = useState('');
  const baseUrl = useBaseUrl('/');
  const typedAhead = useTypeAhead(state === 'loading');
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(() => {
    setSelection(readSelection());
    setState('loading');
    loadPalette().then(
      (module) => {
        setPalette(() => module.Palette);
        setState('open');
      },
      () => setState('failed'),
    );
  }, []);
  const close = useCallback(() => {
    setState('closed');
    button.current?.focus();
  }, []);
  useShortcut(open, state !== 'open');

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={state === 'loading'}
        onPointerEnter={() => prepare(baseUrl)}
        onFocus={() => prepare(baseUrl)}
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="m17 17-4.5-4.5M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
        </svg>
        <span className={styles.label}>
          {state === 'loading' ? typedAhead || 'Loading…' : 'Search'}
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {state === 'failed' && <LoadFailure onRetry={open} onLeave={close} />}
      {state === 'open' && Palette && (
        <Palette initialQuery={typedAhead || selection} onClose={close} />
      )}
    </>
  );
}

/** Starts the download on hover and focus; a failure shows when the box is opened. */
function prepare(baseUrl: string): void {
  loadPalette().then(
    ({prepareSearch}) => prepareSearch(baseUrl),
    () => undefined,
  );
}
