import {createStorageSlot} from '@docusaurus/theme-common';

/** Whether parts of the sidebar are open, by their keys, as far as the reader has decided it. */
export type Folds = Readonly<Record<string, boolean>>;

/** Lasts as long as the tab: another visit begins with the sidebar as the site has it. */
const slot = createStorageSlot('sidebar-folds', {persistence: 'sessionStorage'});

const NONE: Folds = {};
const listeners = new Set<() => void>();

function read(): Folds {
  try {
    return JSON.parse(slot.get() ?? '{}') as Folds;
  } catch {
    return NONE;
  }
}

let folds: Folds | undefined;

/** What the reader has opened and closed; read once, for another tab has its own. */
export function getFolds(): Folds {
  folds ??= read();
  return folds;
}

/** What is known while the site is built and while React takes a page over. */
export function getNoFolds(): Folds {
  return NONE;
}

export function setFold(key: string, isOpen: boolean): void {
  folds = {...getFolds(), [key]: isOpen};
  slot.set(JSON.stringify(folds));
  for (const listener of listeners) listener();
}

export function onFolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
