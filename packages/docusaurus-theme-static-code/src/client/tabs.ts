import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {GROUP_ATTRIBUTE, TAB_ATTRIBUTE} from '../codeTabs';

const TABS = '.code-tabs';
const TAB = '[role=tab]';

/** The one key of Docusaurus' own tabs with the same group, so that a choice holds for both. */
function slotOf(group: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`docusaurus.tab.${group}`);
}

function listTabs(tabs: Element): readonly HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(TAB)];
}

/** Shows a tab, if the row has it. */
function select(tabs: Element, chosen: string): void {
  const all = listTabs(tabs);
  if (!all.some((tab) => tab.getAttribute(TAB_ATTRIBUTE) === chosen)) return;
  for (const tab of all) {
    const isSelected = tab.getAttribute(TAB_ATTRIBUTE) === chosen;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isSelected);
  }
}

/** Shows a tab in its row and in all rows of the group, and remembers it. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest(TABS);
  const chosen = tab.getAttribute(TAB_ATTRIBUTE);
  if (!tabs || chosen === null) return;
  select(tabs, chosen);
  const group = tabs.getAttribute(GROUP_ATTRIBUTE);
  if (group === null) return;
  slotOf(group).set(chosen);
  restore();
}

/** Shows in all rows of the page what was chosen before. */
function restore(): void {
  for (const tabs of document.querySelectorAll(`${TABS}[${GROUP_ATTRIBUTE}]`)) {
    const chosen = slotOf(tabs.getAttribute(GROUP_ATTRIBUTE) ?? '').get();
    if (chosen !== null) select(tabs, chosen);
  }
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
  return target instanceof Element
    ? target.closest<HTMLElement>(`${TABS} ${TAB}`)
    : null;
}

/** Listens on the document, so that tabs work in HTML that is added later. */
function listen(): void {
  document.addEventListener('click', (event) => {
    const tab = findTab(event);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const {altKey, ctrlKey, metaKey, shiftKey} = event;
    const tab = findTab(event);
    if (!tab || altKey || ctrlKey || metaKey || shiftKey) return;
    const all = listTabs(tab.closest(TABS) as Element);
    const next = findNext(event.key, all.indexOf(tab), all.length);
    const target = next === undefined ? undefined : all[next];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

if (typeof document !== 'undefined') {
  listen();
  // As soon as the scripts run: before React takes the page over.
  restore();
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    restore();
  },
};

export const {onRouteDidUpdate} = clientModule;
