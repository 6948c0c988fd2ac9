import type {ClientModule} from '@docusaurus/types';

function startAtTop(): void {
  window.history.scrollRestoration = 'manual';
}

/**
 * Docusaurus loads a page from the server if its scripts fail on navigation. The browser would
 * open it where the page before was left; so it opens at its top or at the hash.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = () => {
  window.addEventListener('beforeunload', startAtTop);
  return () => window.removeEventListener('beforeunload', startAtTop);
};

if (typeof window !== 'undefined') {
  // The browser has chosen the place by then.
  window.addEventListener('load', () =>
    setTimeout(() => {
      window.history.scrollRestoration = 'auto';
    }),
  );
}
