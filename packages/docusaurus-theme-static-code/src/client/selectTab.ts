/**
 * Selects a tab of a row, if the row has it. The browser's search in the page still finds what is behind
 * the other tabs, where the browser supports that.
 */
export function selectTab(row: Element, chosen: string | null): void {
  const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]')];
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
