import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {minify_sync} from 'terser';

function toPath(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/**
 * The client modules that code frames need: their styles, the colours of code, and the copy
 * button. The theme adds them; a plugin that prints frames of its own adds them too, and then
 * works without the theme. Added twice, they load once.
 *
 * @returns absolute paths for a plugin's `getClientModules`
 *
 * @example
 * getClientModules: () => [...codeFrameModules(), './css/mine.css'];
 */
export function codeFrameModules(): string[] {
  return ['css/code.css', 'css/scroll.css', 'client/copy'].map(toPath);
}

/**
 * The client modules that `codeTabs` needs, beside those of the frames in it. The theme adds
 * them; a plugin that prints tabs of its own adds them too.
 *
 * @returns absolute paths for a plugin's `getClientModules`
 */
export function codeTabsModules(): string[] {
  return ['css/tabs.css', 'client/tabs'].map(toPath);
}

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
  const source = readFileSync(toPath('client/restoreTabs.cjs'), 'utf8');
  const script = source.replace("'NAMESPACE'", () => JSON.stringify(namespace));
  return minify_sync(script, {toplevel: true}).code ?? '';
}
