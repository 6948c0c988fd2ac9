import {TAB_STORAGE} from './codeTabs';
import {selectTab} from './selectTab';

/** Runs in the page as it is: its own source text, with `selectTab` before it, is what is sent. */
function restoreTabs(select: typeof selectTab, storage: string, suffix: string): void {
  for (const row of document.querySelectorAll('.code-tabs[data-group]')) {
    try {
      const key = storage + String(row.getAttribute('data-group')) + suffix;
      select(row, localStorage.getItem(key));
    } catch {
      // Without storage nothing was chosen.
    }
  }
}

/**
 * The source text of a script for the end of the body: it shows the tabs that a reader has chosen
 * before the page is painted, so that nothing moves.
 *
 * @param namespace what Docusaurus puts after every key of the storage: `siteStorage.namespace`
 *
 * @example
 * injectHtmlTags: () => ({
 *   postBodyTags: [{tagName: 'script', innerHTML: codeTabsScript(context.siteStorage.namespace)}],
 * });
 */
export function codeTabsScript(namespace: string): string {
  const values = [TAB_STORAGE, namespace].map((value) => JSON.stringify(value));
  return `(${String(restoreTabs)})(${String(selectTab)},${values.join()});`;
}
