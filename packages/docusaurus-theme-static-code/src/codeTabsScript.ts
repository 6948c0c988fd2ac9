import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const script = 'client/restoreTabs.cjs';

/**
 * The source text of a script for the end of the body: it shows the tabs that a reader has chosen
 * before the page is painted, so that nothing moves. Without storage the first tabs stay.
 *
 * @param namespace the suffix of every key in Docusaurus' storage: `siteStorage.namespace`
 *
 * @example
 * injectHtmlTags: () => ({
 *   postBodyTags: [{tagName: 'script', innerHTML: codeTabsScript(context.siteStorage.namespace)}],
 * });
 */
export function codeTabsScript(namespace: string): string {
  const source = readFileSync(fileURLToPath(new URL(script, import.meta.url)), 'utf8');
  return source.replace("'NAMESPACE'", () => JSON.stringify(namespace));
}
