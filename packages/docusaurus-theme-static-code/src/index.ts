import {fileURLToPath} from 'node:url';
import {posixPath} from '@docusaurus/utils';
import type {Plugin, SwizzleConfig} from '@docusaurus/types';
import {codeFrameModules, codeTabsModules} from './clientModules';
import {swizzleConfig} from './swizzleConfig';

export {codeFrameModules, codeTabsModules, codeTabsScript} from './clientModules';
export {staticCode, type StaticCodeOptions} from './remark/staticCode';
export type {
  CodeBlock,
  StaticCodeProps,
  TransformBlock,
  CodeLink,
  TransformedBlock,
} from './remark/describeBlock';
export type {StaticDiagramProps} from './remark/describeDiagram';

/** For `docusaurus swizzle`: which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

/**
 * The theme: components, styles and the copy button. It comes after theme-classic, whose
 * components it replaces.
 *
 * @example
 * themes: ['docusaurus-theme-static-code'];
 */
export default function themeStaticCode(): Plugin {
  return {
    name: 'docusaurus-theme-static-code',
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    // For `docusaurus write-translations`, which looks for texts in what a plugin watches.
    getPathsToWatch: () => [
      posixPath(fileURLToPath(new URL('client/**/*.{js,jsx,ts,tsx}', import.meta.url))),
    ],
    getClientModules: () => [
      ...codeFrameModules(),
      ...codeTabsModules(),
      './css/diagram.css',
    ],
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': fileURLToPath(
            new URL('client/noPrism', import.meta.url),
          ),
        },
      },
    }),
  };
}
