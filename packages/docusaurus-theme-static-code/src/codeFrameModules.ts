import {fileURLToPath} from 'node:url';

const modules = ['css/code.css', 'css/scroll.css', 'client/copy'];

/**
 * The client modules that code frames need: their styles, the colours of code, and the copy
 * button. The theme brings them along; a plugin that prints frames of its own adds them, so
 * that it works without the theme, too. Added twice, they load once.
 *
 * @returns absolute paths for a plugin's `getClientModules`
 *
 * @example
 * getClientModules: () => [...codeFrameModules(), './css/mine.css'];
 */
export function codeFrameModules(): string[] {
  return modules.map((file) => fileURLToPath(new URL(file, import.meta.url)));
}
