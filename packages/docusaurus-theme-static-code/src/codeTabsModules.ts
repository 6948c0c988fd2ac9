import {fileURLToPath} from 'node:url';

const modules = ['css/tabs.css', 'client/tabs'];

/**
 * The client modules that `codeTabs` needs, beside those of the frames in it: the look of tabs, and
 * what chooses them. The theme brings them along; a plugin that prints tabs of its own adds them.
 * Added twice, they load once.
 *
 * @returns absolute paths for a plugin's `getClientModules`
 *
 * @example
 * getClientModules: () => [...codeFrameModules(), ...codeTabsModules()];
 */
export function codeTabsModules(): string[] {
  return modules.map((file) => fileURLToPath(new URL(file, import.meta.url)));
}
