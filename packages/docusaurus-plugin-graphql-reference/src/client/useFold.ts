import {useDocSidebarItemsExpandedState} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useEffect, useSyncExternalStore} from 'react';
import {getFolds, getNoFolds, onFolds, setFold} from './folds';

/** Whether the page was in a part of the sidebar when that was last drawn. */
const wasActive = new Map<string, boolean>();

interface Part {
  /** Tells it from all others, on every page of the site. */
  readonly key: string;
  /** Whether the page is in it. */
  readonly isActive: boolean;
  readonly isOpenAtFirst: boolean;
  /** Its place in the list that it stands in. */
  readonly index: number;
}

/** Whether a part beside this one was opened, and the theme's configuration wants one at a time. */
function useOpened(index: number): {isOther: boolean; tell: (isOpen: boolean) => void} {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  return {
    isOther: autoCollapseCategories && expandedItem !== null && expandedItem !== index,
    tell: (isOpen) => {
      setExpandedItem(isOpen ? index : null);
    },
  };
}

/**
 * A part of the sidebar that folds. What a reader opens or closes stays so on the next page and
 * after a reload; a part opens by itself when the page comes to be in it. With the theme's option
 * `autoCollapseCategories` it closes when one beside it is opened.
 */
export function useFold({
  key,
  isActive,
  isOpenAtFirst,
  index,
}: Part): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const stored = useSyncExternalStore(onFolds, getFolds, getNoFolds)[key];
  const isOpen = stored ?? isOpenAtFirst;
  useEffect(() => {
    if (isActive && wasActive.get(key) === false && stored === false) setFold(key, true);
    wasActive.set(key, isActive);
  }, [key, isActive, stored]);
  const opened = useOpened(index);
  useEffect(() => {
    if (opened.isOther) setFold(key, false);
  }, [key, opened.isOther]);
  return [
    isOpen,
    (next) => {
      // The element tells of every change, also of those that were made from here.
      if (next === isOpen) return;
      opened.tell(next);
      setFold(key, next);
    },
  ];
}
