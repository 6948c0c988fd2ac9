/**
 * Shows a tab, if the row has it; the tabs of the row are its argument's `[role=tab]`. What is behind the
 * others is found by the browser's search in the page, where it can be. Sent as its own source text, too,
 * so it uses nothing but its arguments and what browsers have.
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
    // What may be found has a box, which screen readers would call an empty panel.
    panel.ariaHidden = isChosen ? null : 'true';
  }
}
