import {useCallback, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Failure} from '../Failure';
import {isSavingData} from '../isSavingData';
import {useIsLate} from '../useIsLate';
import {useSearchOptions} from '../useSearchOptions';
import styles from './styles.module.css';
import {loadPalette, usePalette} from './usePalette';
import {useShortcut} from './useShortcut';

const LONGEST_SELECTION = 100;

/**
 * A button in the shape of a search box, which opens the palette. Until scripts run, and where they
 * never do, it is a link of the same look to the page that lists everything.
 */
export function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const {fallback} = useSearchOptions();
  const button = useRef<HTMLButtonElement>(null);
  const {state, Palette, open, close} = usePalette(button);
  const [selection, setSelection] = useState('');
  const [query, setQuery] = useState('');
  const isLoading = state === 'loading';
  const isLate = useIsLate(isLoading);
  const name = translate({id: 'theme.search.name', message: 'Search'});

  const openAnew = useCallback(() => {
    const selected = getSelectedText();
    setSelection(selected);
    setQuery(selected);
    open();
  }, [open]);
  useShortcut(openAnew, state === 'closed' || state === 'failed');

  const content = (
    <>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d="m17 17-4.5-4.5M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
      </svg>
      <span className={styles.label}>{name}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </>
  );
  if (!isBrowser) {
    return (
      <span className={styles.place}>
        <Link className={styles.box!} to={fallback.href}>
          {content}
        </Link>
      </span>
    );
  }
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
          onClick={openAnew}
        >
          {content}
        </button>
        {isLoading && (
          <input
            ref={focusField}
            className={styles.early}
            type="text"
            aria-label={name}
            autoComplete="off"
            placeholder={translate({id: 'theme.search.opening', message: 'Loading…'})}
            value={query}
            onChange={({target}) => setQuery(target.value)}
            onKeyDown={({key}) => key === 'Escape' && close()}
          />
        )}
      </span>
      {(isLate || state === 'failed') && (
        <div key={state} className={styles.failure} role={isLate ? 'status' : 'alert'}>
          {isLate ? (
            <Translate id="theme.search.box.late">Search is still loading.</Translate>
          ) : (
            <Translate id="theme.search.box.failed">
              Search could not be loaded.
            </Translate>
          )}
          <Failure
            // The browser requests the palette once, however often this runs while it waits.
            onRetry={isLate ? undefined : open}
            onLeave={close}
            isFocused
          />
        </div>
      )}
      {state === 'open' && Palette && (
        <Palette typed={query} isProposed={query === selection} onClose={close} />
      )}
    </>
  );
}

/** A stable function, so that React calls it once: typing must not select the text again. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus({preventScroll: true});
  field?.select();
}

/** The text that is selected on the page, where it is short enough to be a query. */
function getSelectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.length > LONGEST_SELECTION || text.includes('\n') ? '' : text;
}

/** Starts the download on hover and focus; a failure shows when the box is opened. */
function prepare(baseUrl: string): void {
  if (isSavingData()) return;
  loadPalette().then(
    ({prepareSearch}) => prepareSearch(baseUrl),
    () => undefined,
  );
}
