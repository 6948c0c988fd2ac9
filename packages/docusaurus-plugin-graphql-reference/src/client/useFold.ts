import {useDocSidebarItemsExpandedState} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useEffect, useSyncExternalStore} from 'react';

/** Whether parts of the sidebar are open, by their keys, as far as they were open or closed before. */
type Folds = Readonly<Record<string, boolean>>;

/** Lasts as long as the tab: another visit begins with the sidebar as the site has it. */
const slot = createStorageSlot('sidebar-folds', {persistence: 'sessionStorage'});
const NONE: Folds = {};
const listeners = new Set<() => void>();
/** Whether the page was in a part of the sidebar when that was last rendered. */
const wasActive = new Map<string, boolean>();
let folds: Folds | undefined;

function parseFolds(text: string | null): Folds {
  try {
    return JSON.parse(text ?? '{}') as Folds;
  } catch {
    return NONE;
  }
}

/** Reads the storage once, because another tab has its own. */
function getFolds(): Folds {
  return (folds ??= parseFolds(slot.get()));
}

function setFold(key: string, isOpen: boolean): void {
  folds = {...getFolds(), [key]: isOpen};
  slot.set(JSON.stringify(folds));
  for (const listener of listeners) listener();
}

function onFolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Part {
  /** Distinguishes it from all others, on every page of the site. */
  readonly key: string;
  /** Whether the page is in it. */
  readonly isActive: boolean;
  readonly isOpenAtFirst: boolean;
  /** Its place in the list that it is in. */
  readonly index: number;
}

/**
 * A part of the sidebar that folds. It opens when the page comes to be in it, and stays as it is on
 * the next page and after a reload, until the reader opens or closes it. With the theme's option
 * `autoCollapseCategories` it closes when one beside it opens.
 */
export function useFold({
  key,
  isActive,
  isOpenAtFirst,
  index,
}: Part): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  const stored = useSyncExternalStore(onFolds, getFolds, () => NONE)[key];
  const isOpen = stored ?? isOpenAtFirst;
  const setOpen = (next: boolean): void => {
    if (autoCollapseCategories) setExpandedItem(next ? index : null);
    setFold(key, next);
  };
  useEffect(() => {
    const known = getFolds()[key];
    const isEntered = isActive && wasActive.get(key) === false;
    if (known === undefined ? isOpenAtFirst : isEntered && !known) setOpen(true);
    wasActive.set(key, isActive);
  }, [key, isActive, isOpenAtFirst]);
  const isOtherOpen =
    autoCollapseCategories && expandedItem !== null && expandedItem !== index;
  useEffect(() => {
    if (isOtherOpen) setFold(key, false);
  }, [key, isOtherOpen]);
  return [
    isOpen,
    (next) => {
      // The element reports every change, also those that were made from here.
      if (next !== isOpen) setOpen(next);
    },
  ];
}
