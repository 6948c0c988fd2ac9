import {existsSync, readFileSync} from 'node:fs';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addIntegrity} from './addIntegrity';
import {assertKnownScripts, isBaseUrlBanner} from './assertKnownScripts';
import {findInlineScripts} from '../../../deploy/headers/findInlineScripts';
import {INLINE_SCRIPTS} from '../../../deploy/headers/hashScripts';

/**
 * Of the icons of the classic theme. The policy of the site forbids it, and `css/layout.css` of graphql-reference hides
 * them instead.
 */
const STYLE = /(?<=<svg) style="display: none;"/;

/**
 * Lets a browser refuse a script or stylesheet that is not the one of the build, whatever a cache
 * or a store of files made of it. Stops at an inline script of unknown origin, and writes the known ones to a file, from
 * which the policy is made. Removes the one style attribute that the policy forbids.
 */
export default function pluginIntegrity(): Plugin {
  return {
    name: 'integrity',
    async postBuild({outDir, baseUrl, headTags, preBodyTags, postBodyTags}) {
      const known = new Set(findInlineScripts(headTags + preBodyTags + postBodyTags));
      const files = new Map<string, Buffer | undefined>();
      const read = (address: string): Buffer | undefined => {
        if (!address.startsWith(`${baseUrl}assets/`)) return undefined;
        const file = path.join(outDir, address.slice(baseUrl.length));
        if (!files.has(address)) {
          files.set(address, existsSync(file) ? readFileSync(file) : undefined);
        }
        return files.get(address);
      };
      for (const name of await readdir(outDir, {recursive: true})) {
        if (!name.endsWith('.html')) continue;
        const scripts = findInlineScripts(await rewrite(path.join(outDir, name), read));
        if (name === 'index.html')
          scripts.filter(isBaseUrlBanner).forEach((script) => known.add(script));
        assertKnownScripts(name, scripts, known);
      }
      await writeFile(path.join(outDir, INLINE_SCRIPTS), JSON.stringify([...known]));
    },
  };
}

/** Returns the HTML. In one step, because other plugins read the pages at the same time. */
async function rewrite(
  file: string,
  read: (address: string) => Buffer | undefined,
): Promise<string> {
  const html = await readFile(file, 'utf8');
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, addIntegrity(html.replace(STYLE, ''), read));
  await rename(unfinished, file);
  return html;
}
