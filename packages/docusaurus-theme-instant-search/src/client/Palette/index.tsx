import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useId, useState} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchClient} from '../search/searchClient';
import {useSearch} from '../search/useSearch';
import {describeStatus} from './describeStatus';
import {Failure} from './Failure';
import {Filters} from './Filters';
import {Listbox, optionId} from './Listbox';
import type {Option} from './sections';
import styles from './styles.module.css';
import {useActiveOption} from './useActiveOption';
import {useModal} from './useModal';
import {useSections} from './useSections';

export interface PaletteProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Starts loading the index before the palette is opened. */
export function prepareSearch(baseUrl: string): void {
  searchClient.load(baseUrl);
}

/** The dialog in which a reader types and chooses: a combobox with a listbox of links. */
export function Palette({initialQuery, onClose}: PaletteProps): ReactNode {
  const history = useHistory();
  const dialog = useModal();
  const listboxId = useId();
  const [query, setQuery] = useState(initialQuery);
  const search = useSearch(query, useBaseUrl('/'));
  const sections = useSections(query, search);
  const options = sections.flatMap((section) => section.options);
  const first = query.trim() === '' ? -1 : 0;
  const {active, setActive, move} = useActiveOption(listboxId, sections, first);

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
    else if (event.key !== 'Enter') return;
    // While the answer to the last letters is awaited, the first option is not theirs.
    else if (search.answered === query) clickOption(listboxId, active, event);
    event.preventDefault();
  };

  return createPortal(
    // The click is one beside the dialog, for which a reader has Escape and the button as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.palette}>
        <div className={styles.field}>
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={options.length > 0}
            aria-controls={listboxId}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(listboxId, active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder="Find a page, an operation, a type or a field"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        <Filters query={query} onChange={setQuery} />
        <p className={styles.status} role="status">
          {describeStatus(query, search)}
        </p>
        {search.status === 'failed' && (
          <Failure onRetry={search.retry} onLeave={onClose} />
        )}
        <Listbox
          id={listboxId}
          sections={sections}
          query={search.answered}
          active={active}
          onActivate={setActive}
          onChoose={choose}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** With the keys that were held, so that Ctrl+Enter opens a new tab as Ctrl+click does. */
function clickOption(listboxId: string, position: number, event: KeyboardEvent): void {
  const {ctrlKey, metaKey, shiftKey} = event;
  const init = {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
  document
    .getElementById(optionId(listboxId, position))
    ?.dispatchEvent(new window.MouseEvent('click', init));
}

function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
