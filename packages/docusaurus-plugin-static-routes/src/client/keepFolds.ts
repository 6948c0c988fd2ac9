import type {ClientModule} from '@docusaurus/types';
import {CONTAINER_ID} from './container';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** Which folds of a page were open, in order, by entry of the browser's history. */
const kept = new Map<string, readonly boolean[]>();

/** The entry of the page in view; the address bar has another one while a page loads. */
let shown: string | undefined;

/** An address that was typed has no key; two such entries of one page share their folds. */
function toEntry({key = '', pathname}: Location): string {
  return `${key} ${pathname}`;
}

/** The folds of the content; those of the sidebar stay from page to page. */
function findFolds(): readonly HTMLDetailsElement[] {
  return Array.from(
    document.querySelectorAll<HTMLDetailsElement>(
      `#${CONTAINER_ID} details, main details`,
    ),
  );
}

function setOpen(fold: HTMLDetailsElement, isOpen: boolean): void {
  if (fold.open === isOpen) return;
  // A fold of Docusaurus' theme keeps its state in a component, which listens to clicks only.
  if ('collapsed' in fold.dataset) fold.querySelector('summary')?.click();
  else fold.open = isOpen;
}

/**
 * Opens and closes folds after Back and Forward as a reader left them. A link to the page shows
 * them as they were built.
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
