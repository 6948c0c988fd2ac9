import type {ClientModule} from '@docusaurus/types';
import {CONTAINER_ID} from './container';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** Which folds of a page were open, in their order, by the entry of the browser's history. */
const kept = new Map<string, readonly boolean[]>();

/** The entry whose page is shown, which is not the one in the address bar while a page loads. */
let shown: string | undefined;

/** Entries that a reader makes by hand have no key; two of them on one page share their folds. */
function toEntry({key = '', pathname}: Location): string {
  return `${key} ${pathname}`;
}

/** Those of the content; those of the sidebar stand beside it and stay from page to page. */
function findFolds(): readonly HTMLDetailsElement[] {
  return [
    ...document.querySelectorAll<HTMLDetailsElement>(
      `#${CONTAINER_ID} details, main details`,
    ),
  ];
}

function setOpen(fold: HTMLDetailsElement, isOpen: boolean): void {
  if (fold.open === isOpen) return;
  // A fold of Docusaurus' theme keeps its state in a component, which takes nothing but clicks.
  if ('collapsed' in fold.dataset) fold.querySelector('summary')?.click();
  else fold.open = isOpen;
}

/**
 * A page that comes back is made anew, with all folds as they were built. What a reader has opened
 * or closed in it is so again after Back and Forward; a link to the page shows it as it was built.
 */
const clientModule: ClientModule = {
  onRouteUpdate: () => () => {
    if (shown !== undefined) {
      kept.set(
        shown,
        findFolds().map(({open}) => open),
      );
    }
  },
  onRouteDidUpdate({previousLocation, location}) {
    shown = toEntry(location);
    if (location.pathname === previousLocation?.pathname) return;
    const wereOpen = kept.get(shown);
    for (const [index, fold] of findFolds().entries()) {
      setOpen(fold, wereOpen?.[index] ?? fold.open);
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = clientModule;
