import {readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {LOADER, type Rule} from '../collapse/writeCollapsed';
import {findDocusaurus} from '../render/quickRender';

const HELPERS = fileURLToPath(new URL('helpers.mjs', import.meta.url));
/** The modules of the library that a bundler may choose. */
const LIBRARY = /[\\/]tslib[\\/](?:tslib(?:\.es6)?\.m?js|modules[\\/]index\.js)$/;

/** Whether a module that TypeScript made uses nothing of its library that `HELPERS` lacks. */
export function isServedByHelpers(source: string): boolean {
  const uses = source.match(/\btslib_1\b\S*/g) ?? [];
  // The first one names the library.
  const [, ...used] = uses;
  return (
    used.length > 0 && used.every((use) => use.startsWith('tslib_1.__importDefault('))
  );
}

/**
 * Bundler rules that keep what nothing uses of TypeScript's library out of the browser:
 * `@docusaurus/utils-common` is no ES module, so the bundler cannot tell what it needs.
 */
export function leanHelpers(siteDir: string): Rule[] {
  const {resolve} = createRequire(path.join(findDocusaurus(siteDir), 'package.json'));
  const issuer = realpathSync(resolve('@docusaurus/utils-common'));
  if (!isServedByHelpers(readFileSync(issuer, 'utf8'))) return [];
  const use = [{loader: LOADER, options: {file: HELPERS}}];
  return [{resource: LIBRARY, issuer, enforce: 'pre', use}];
}
