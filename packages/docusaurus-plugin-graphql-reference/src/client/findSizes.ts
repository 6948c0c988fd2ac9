import type {ClientModule} from '@docusaurus/types';

const SIZE = '.gql-size';

/** Chooses the size in which the browser's search in the page has found something. */
function reveal({target}: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches(SIZE)) return;
  target.parentElement
    ?.querySelector<HTMLElement>(`[data-picks="${target.dataset['size']}"]`)
    ?.click();
}

if (typeof document !== 'undefined') document.addEventListener('beforematch', reveal);

/**
 * Has that search look into the sizes of a request behind the first, where a browser can. Which one shows, the
 * stylesheet decides; React 19 writes this value of `hidden` as one that hides from search, too.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    for (const size of document.querySelectorAll(`${SIZE} ~ ${SIZE}`)) {
      if ('onbeforematch' in size) size.setAttribute('hidden', 'until-found');
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
