import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

export {staticCode, type StaticCodeOptions} from './remark/staticCode';
export type {
  CodeBlock,
  StaticCodeProps,
  TransformBlock,
  TransformedBlock,
} from './remark/describeBlock';
export type {StaticDiagramProps} from './remark/describeDiagram';

/** The theme: components, styles and the two client modules. */
export default function themeStaticCode(): Plugin {
  return {
    name: 'docusaurus-theme-static-code',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [
      './css/code.css',
      './css/diagram.css',
      './css/scroll.css',
      './css/viewer.css',
      './client/copy.ts',
      './client/diagrams.ts',
    ],
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': fileURLToPath(
            new URL('client/noPrism.ts', import.meta.url),
          ),
        },
      },
    }),
  };
}
