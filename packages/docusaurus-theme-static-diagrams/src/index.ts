import {fileURLToPath} from 'node:url';
import {posixPath} from '@docusaurus/utils';
import type {Plugin, SwizzleConfig} from '@docusaurus/types';
import {codeFrameModules} from 'docusaurus-theme-static-code';
import {swizzleConfig} from './swizzleConfig';

export type {StaticDiagramProps} from './remark/describeDiagram';
export {staticDiagrams} from './remark/staticDiagrams';

/** Tells `docusaurus swizzle` which components are safe to change. Docusaurus calls it. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

/**
 * The theme: the component, its styles, and the viewer behind "Enlarge".
 *
 * @example
 * themes: ['docusaurus-theme-static-diagrams'];
 */
export default function themeStaticDiagrams(): Plugin {
  return {
    name: 'docusaurus-theme-static-diagrams',
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    // For `docusaurus write-translations`, which looks for texts in what a plugin watches.
    getPathsToWatch: () => [
      posixPath(fileURLToPath(new URL('client/**/*.{js,jsx,ts,tsx}', import.meta.url))),
    ],
    getClientModules: () => [
      ...codeFrameModules(),
      './css/diagram.css',
      './css/viewer.css',
      './client/diagrams',
    ],
  };
}
