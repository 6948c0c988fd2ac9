/** Opens the viewer for a diagram's button; its code is loaded when it is first used. */
function listen(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-enlarge]')
        : null;
    const svg = button?.closest('figure')?.querySelector('svg');
    if (!button || !svg) return;
    void import('./viewer/openViewer').then(({openViewer}) => openViewer(svg, button));
  });
}

if (typeof document !== 'undefined') listen();
