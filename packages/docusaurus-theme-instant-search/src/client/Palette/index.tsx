import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Failure} from '../Failure';
import {findSearchBase} from '../search/findSearchBase';
import {searchClient} from '../search/searchClient';
import {useSearch} from '../search/useSearch';
import {describeStatus} from './describeStatus';
import {Filters} from './Filters';
import {Keys} from './Keys';
import {Listbox, optionId} from './Listbox';
import {useSections, type Option} from './sections';
import styles from './styles.module.css';
import {useActiveOption} from './useActiveOption';

export interface PaletteProps {
  /** The text of the field when the palette opens. */
  readonly typed: string;
  /** The text comes from a selection on the page: the first letter typed replaces it. */
  readonly isProposed: boolean;
  readonly onClose: () => void;
}

/** Starts loading the index before the palette is opened. */
export function prepareSearch(baseUrl: string): void {
  void searchClient.load(findSearchBase(baseUrl));
}

/** The dialog in which a reader types and chooses: a combobox with a listbox of links. */
export function Palette({typed, isProposed, onClose}: PaletteProps): ReactNode {
  const history = useHistory();
  const {selectMessage} = usePluralForm();
  const name = translate({id: 'theme.search.name', message: 'Search'});
  const dialog = useRef<HTMLDialogElement>(null);
  const listboxId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  // The field is drawn first, alone: with the rest it would take longer than a frame.
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  const baseUrl = useBaseUrl('/');
  const [searchBase] = useState(() => findSearchBase(baseUrl));
  const search = useSearch(query, searchBase);
  const sections = useSections(query, search);
  const options = sections.flatMap((section) => section.options);
  const start = query.trim() === '' ? -1 : 0;
  const activeOption = useActiveOption(listboxId, sections, start);
  const {active, setActive, move, movePage} = activeOption;
  // At once, in a layout effect: a letter typed before it is open would go to the page.
  useLayoutEffect(() => {
    const {current} = dialog;
    const root = document.documentElement;
    const keepFocus = ({target}: FocusEvent) => {
      if (!current?.contains(target as Node)) input.current?.focus();
    };
    // A modal dialog makes the page inert, which gives each of its elements a new style: 50 ms on a phone.
    if ('popover' in root) current?.showPopover();
    else current?.showModal();
    // Screen readers do not leave out what is behind a dialog because of `aria-modal` alone.
    const behind = document.querySelectorAll(
      'body > :not(dialog, script, [aria-hidden])',
    );
    behind.forEach((element) => element.setAttribute('aria-hidden', 'true'));
    document.addEventListener('focusin', keepFocus);
    // For the stylesheet: `:has(dialog)` would cost each key a look at the whole page.
    root.toggleAttribute('data-search-open', true);
    return () => {
      document.removeEventListener('focusin', keepFocus);
      root.toggleAttribute('data-search-open', false);
      behind.forEach((element) => element.removeAttribute('aria-hidden'));
      current?.close();
    };
  }, []);
  useLayoutEffect(() => {
    input.current?.setSelectionRange(isProposed ? 0 : typed.length, typed.length);
  }, [isProposed, typed]);

  const choose = (option: Option, event: MouseEvent) => {
    if (option.kind === 'more') {
      setQuery(option.query);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      onClose();
      history.push(option.result.url);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'PageDown') movePage(1);
    else if (event.key === 'PageUp') movePage(-1);
    else if (event.key !== 'Enter') return;
    // Until the response to the last letters arrives, the active option is a former one.
    else if (search.responseQuery === query) clickOption(listboxId, active, event);
    event.preventDefault();
  };

  /** Keeps Tab in the dialog, as a modal one does. */
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const last = findLastStop(dialog.current);
    const [from, to] = event.shiftKey ? [input.current, last] : [last, input.current];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  };

  return createPortal(
    // The click is one beside the dialog, for which a reader has Escape and the button as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      aria-modal
      popover="auto"
      onToggle={({newState}) => newState === 'closed' && onClose()}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={goRound}
    >
      <div className={styles.palette}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={name}
            aria-expanded={options.length > 0}
            aria-controls={listboxId}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(listboxId, active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder={translate({
              id: 'theme.search.placeholder',
              message: 'Search guides and API',
            })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <button type="button" className={styles.button} onClick={onClose}>
            <Translate id="theme.search.close">Close</Translate>
          </button>
        </div>
        {isWhole && (
          <>
            <Filters query={query} onChange={setQuery} />
            <p className={styles.status} role="status">
              {describeStatus(query, search, selectMessage)}
            </p>
            {(search.status === 'failed' || search.isLate) && (
              <div className={styles.failure}>
                <Failure onRetry={search.retry} onLeave={onClose} />
              </div>
            )}
            <Listbox
              id={listboxId}
              sections={sections}
              active={active}
              onActivate={setActive}
              onChoose={choose}
            />
            <Keys />
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** The last element that Tab reaches. */
function findLastStop(dialog: HTMLElement | null): HTMLElement | undefined {
  const all = dialog?.querySelectorAll<HTMLElement>(':is(a, button):not([tabindex])');
  return Array.from(all ?? []).at(-1);
}

/** Passes the modifier keys on, so that Ctrl+Enter opens a new tab as Ctrl+click does. */
function clickOption(listboxId: string, position: number, keys: KeyboardEvent): void {
  const {ctrlKey, metaKey, shiftKey} = keys;
  const init = {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
  document
    .getElementById(optionId(listboxId, position))
    ?.dispatchEvent(new window.MouseEvent('click', init));
}

function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
