import {useEffect} from 'react';

/** Inputs in which no text is typed, so that a slash means nothing to them. */
const NO_TEXT =
  '[type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit]';

/** Calls `open` on `/`, Ctrl+K and Cmd+K; on `/` unless a text is being edited. */
export function useShortcut(open: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open, isActive]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing) return false;
  if (event.key.toLowerCase() === 'k') return hasModifier && !event.shiftKey;
  return event.key === '/' && !hasModifier && !isEditable(event.target);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(`input:not(${NO_TEXT}), textarea, select`))
  );
}
