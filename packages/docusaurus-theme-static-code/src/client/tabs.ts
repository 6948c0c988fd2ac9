import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';

const TABS = '.code-tabs';
const TAB = '[role=tab]';

/** The tabs of a row, without those of rows in its panels. */
function tabsOf(row: Element): HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>(TAB)).filter(
    (tab) => tab.closest(TABS) === row,
  );
}

/**
 * Selects a tab of a row, if the row has it. The browser's search in the page still finds what is behind
 * the other tabs, where the browser supports that.
 */
function selectTab(row: Element, chosen: string | null): void {
  const tabs = tabsOf(row);
  if (!tabs.some((tab) => tab.getAttribute('data-tab') === chosen)) return;
  for (const tab of tabs) {
    const isChosen = tab.getAttribute('data-tab') === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (!panel) continue;
    if (isChosen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
    // A panel that search can find has a box, which screen readers would announce as an empty panel.
    panel.ariaHidden = isChosen ? null : 'true';
  }
}

/** The same as that of Docusaurus' own tabs. */
function slotOf(group: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`docusaurus.tab.${group}`);
}

/** Shows in all rows of the page what was chosen before. */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll(TABS)) {
    const shown = tabsOf(tabs).find((tab) => tab.ariaSelected === 'true');
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
  restoreTabs();
}

/** The position that a key leads to; at either end it goes on at the other. */
function findNext(key: string, from: number, count: number): number | undefined {
  const positions: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return positions[key];
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
    const row = tab?.closest(TABS);
    if (!tab || !row || altKey || ctrlKey || metaKey || shiftKey) return;
    const all = tabsOf(row);
    const next = findNext(event.key, all.indexOf(tab), all.length);
    const target = next === undefined ? undefined : all[next];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

if (typeof document !== 'undefined') listen();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => restoreTabs();
