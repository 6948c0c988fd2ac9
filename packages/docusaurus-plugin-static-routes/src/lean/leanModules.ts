import {realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import type {Rule} from '../collapse/writeCollapsed';
import {findDocusaurus} from '../render/quickRender';
import {replaceModule, rewriteModule} from '../replaceModules';

function toFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Which router Docusaurus 3.9.2 starts, asked while a page is open; it holds the code of both. */
const ROUTER_CHOICE = "siteConfig.future.experimental_router === 'hash'";

/** What one module gets in the place of the libraries that it imports. */
interface ResolveRule {
  readonly resource: RegExp;
  readonly resolve: {readonly alias: Readonly<Record<string, string>>};
}

export type LeanRule = Rule | ResolveRule;

/** Bundler aliases for the browser: what every page runs, without what no page asks of it. */
export const LEAN_ALIASES = {
  'react-helmet-async$': toFile('../client/lean/Helmet'),
};

/** The start of the browser's scripts with nothing but the router of the site. */
export function withOneRouter(source: string, isHash: boolean): string {
  return source.replace(ROUTER_CHOICE, String(isHash));
}

/** The library of addresses without those behind a `#`: the bundler cannot tell that nothing uses them. */
export function withoutHashHistory(source: string): string {
  const exported = source.replace(/(export \{[^}]*)\bcreateHashHistory, /, '$1');
  return exported === source
    ? source
    : `${exported}\nvar noHistory;\nexport {noHistory as createHashHistory};\n`;
}

/** A file of a package that Docusaurus depends on. */
function findFile(docusaurus: string, name: string, file: string): string {
  const {resolve} = createRequire(path.join(docusaurus, 'package.json'));
  return path.join(path.dirname(realpathSync(resolve(`${name}/package.json`))), file);
}

/**
 * Bundler rules for the browser that put less in the place of modules of Docusaurus, of which no page uses
 * more than that. What other modules import stays as it is.
 */
export function leanModules({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): readonly LeanRule[] {
  const docusaurus = findDocusaurus(siteDir);
  const client = path.join(docusaurus, 'lib/client');
  const isHash = siteConfig.future.experimental_router === 'hash';
  const history = findFile(docusaurus, 'history', 'esm/history.js');
  return [
    // Its script is written while pages are built.
    ...replaceModule(
      path.join(client, 'BaseUrlIssueBanner/index.js'),
      toFile('nothing.mjs'),
    ),
    ...rewriteModule(
      path.join(client, 'clientEntry.js'),
      (source) => withOneRouter(source, isHash),
      generatedFilesDir,
    ),
    ...(isHash ? [] : rewriteModule(history, withoutHashHistory, generatedFilesDir)),
    {
      resource: /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
      resolve: {alias: {'./prefetch$': toFile('../client/lean/prefetch')}},
    },
    {
      resource: /[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/,
      resolve: {alias: {nprogress$: toFile('../client/lean/progressBar')}},
    },
    {
      resource: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]react-router(?:-dom)?\.js$/,
      resolve: {
        alias: {
          'hoist-non-react-statics$': toFile('ownStatics.mjs'),
          // What it asks of them is for development, and for React before version 16.3.
          'prop-types$': toFile('nothing.mjs'),
          'react-is$': toFile('nothing.mjs'),
        },
      },
    },
  ];
}
