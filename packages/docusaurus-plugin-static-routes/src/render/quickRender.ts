import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {LOADER, type Rule} from '../collapse/writeCollapsed';

const RENDERER = fileURLToPath(new URL('renderToHtml.mjs', import.meta.url));

/** The folder of Docusaurus that the site is built by. */
export function findDocusaurus(siteDir: string): string {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return path.dirname(realpathSync(resolve('@docusaurus/core/package.json')));
}

/**
 * Bundler rules for the build of static HTML: pages are rendered at once instead of as a stream
 * that is gathered in a string, with the same result. Another Docusaurus may render otherwise.
 */
export function quickRender(siteDir: string): Rule[] {
  const resource = path.join(findDocusaurus(siteDir), 'lib/client/renderToHtml.js');
  if (!existsSync(resource)) return [];
  return [
    {
      resource,
      enforce: 'pre',
      use: [{loader: LOADER, options: {file: RENDERER}}],
    },
  ];
}
