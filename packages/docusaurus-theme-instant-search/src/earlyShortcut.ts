/**
 * Runs in the page as it is, before any file is loaded. Each function is sent as its own source
 * text, so it may use nothing but the other functions of this file and what browsers have.
 */
import type {Typed} from './client/typed';

/** What the script in the head leaves for the search box. */
interface EarlyWindow {
  /** What was typed so far, if the shortcut was pressed; from then on the keys are those of the box. */
  takeEarlySearch?: () => Typed | undefined;
}

/** Whether a key is `/`, Ctrl+K or Cmd+K, and does not belong to a field being edited. */
export function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing) return false;
  if (event.key.toLowerCase() === 'k') return hasModifier && !event.shiftKey;
  return event.key === '/' && !hasModifier && !isEditable(event.target);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Keeps the shortcut, and what is typed after it, until there is a search box to take it. */
function watch(): void {
  let text: string | undefined;
  let isEntered = false;
  const handleKeyDown = (event: KeyboardEvent): void => {
    const {key, target} = event;
    // The page has come without a search box that takes it.
    if (document.documentElement.dataset['hasHydrated'] === 'true') return;
    if (text === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      if (!isShortcut(event)) return;
      text ??= '';
    } else if (isEditable(target) || /^(?:Esc|Tab|Arrow|Page)/.test(key)) {
      // The reader is about something else by now.
      text = undefined;
      return;
    } else if (key === 'Enter') {
      isEntered = true;
    } else if (key === 'Backspace' || key.length === 1) {
      text = key.length === 1 ? text + key : text.slice(0, -1);
      isEntered = false;
    } else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', handleKeyDown);
  (window as EarlyWindow).takeEarlySearch = () => {
    document.removeEventListener('keydown', handleKeyDown);
    const typed = text === undefined ? undefined : {text, isProposed: false, isEntered};
    text = undefined;
    return typed;
  };
}

/** What a reader has typed for search before there was a search box; undefined the next time. */
export function takeEarlySearch(): Typed | undefined {
  return (window as EarlyWindow).takeEarlySearch?.();
}

/** The source text of the script that every page carries in its head. */
export const EARLY_SCRIPT = `(function () {\n${[isShortcut, isEditable, watch].join('\n')}\nwatch();\n})();`;
