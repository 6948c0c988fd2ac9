import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {TAB_STORAGE} from '../codeTabs';
import {selectTab} from './selectTab';

const TABS = '.code-tabs';
const TAB = '[role=tab]';

function slotOf(group: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(TAB_STORAGE + group);
}

/** Shows in all rows of the page what was chosen before. */
function restore(): void {
  for (const tabs of document.querySelectorAll(TABS)) {
    const shown = tabs.querySelector(`${TAB}[aria-selected=true]`);
    // Chosen again, so that search in the page finds what is behind the others.
    selectTab(tabs, shown?.getAttribute('data-tab') ?? null);
    const group = tabs.getAttribute('data-group');
    if (group !== null) selectTab(tabs, slotOf(group).get());
  }
}

/** Shows the tab behind which search in the page has found something; nobody has chosen it to stay. */
function reveal({target}: Event): void {
  const panel =
    target instanceof Element ? target.closest(`${TABS} [role=tabpanel]`) : null;
  const tabs = panel?.closest(TABS);
  const tab = tabs?.querySelector(`${TAB}[aria-controls="${panel?.id}"]`);
  if (tabs && tab) selectTab(tabs, tab.getAttribute('data-tab'));
}

/** Shows a tab in its row and in all rows of the group, and remembers it. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest(TABS);
  const chosen = tab.getAttribute('data-tab');
  if (!tabs || chosen === null) return;
  selectTab(tabs, chosen);
  const group = tabs.getAttribute('data-group');
  if (group === null) return;
  slotOf(group).set(chosen);
  restore();
}

/** The position that a key leads to; at either end it goes on at the other. */
function findNext(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function findTab({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${TABS} ${TAB}`) : null;
}

/** Listens on the document, so that tabs work in HTML that is added later. */
function listen(): void {
  document.addEventListener('click', (event) => {
    const tab = findTab(event);
    if (tab) choose(tab);
  });
  document.addEventListener('beforematch', reveal);
  document.addEventListener('keydown', (event) => {
    const {altKey, ctrlKey, metaKey, shiftKey} = event;
    const tab = findTab(event);
    if (!tab || altKey || ctrlKey || metaKey || shiftKey) return;
    const all = [...(tab.closest(TABS)?.querySelectorAll<HTMLElement>(TAB) ?? [])];
    const next = findNext(event.key, all.indexOf(tab), all.length);
    const target = next === undefined ? undefined : all[next];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

if (typeof document !== 'undefined') listen();

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    restore();
  },
};

export const {onRouteDidUpdate} = clientModule;
