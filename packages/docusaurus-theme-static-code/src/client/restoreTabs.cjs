for (const row of document.querySelectorAll('.code-tabs[data-group]')) {
  try {
    const key = 'docusaurus.tab.' + row.getAttribute('data-group') + 'NAMESPACE';
    const chosen = localStorage.getItem(key);
    const all = Array.from(row.querySelectorAll('[role=tab]'));
    const tabs = all.filter((tab) => tab.closest('.code-tabs') === row);
    if (!tabs.some((tab) => tab.dataset.tab === chosen)) continue;
    for (const tab of tabs) {
      const isChosen = tab.dataset.tab === chosen;
      tab.setAttribute('aria-selected', isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen;
    }
  } catch {
    continue;
  }
}
