import type {ClientModule} from '@docusaurus/types';

const SIDEBAR = '.theme-doc-sidebar-container .menu';

let shown: Element | null = null;
let scrolled = 0;

/** The sidebar is longer than a screen, so the entry of the page can be out of view. */
function showCurrentEntry(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current="page"]');
  if (!entry) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  sidebar.scrollTop += top - view.top - sidebar.clientHeight / 2;
}

/** Keeps the sidebar where the reader has scrolled it, from a guide to the reference and back. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    const sidebar = document.querySelector(SIDEBAR);
    if (!sidebar) return;
    if (sidebar !== shown) {
      shown = sidebar;
      sidebar.scrollTop = scrolled;
      sidebar.addEventListener('scroll', () => (scrolled = sidebar.scrollTop), {
        passive: true,
      });
    }
    showCurrentEntry(sidebar);
  },
};

export const {onRouteDidUpdate} = clientModule;
