import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assertKnownScripts, isBaseUrlBanner} from './assertKnownScripts';
import {findInlineScripts, INLINE_SCRIPTS} from '../../../deploy/inlineScripts';

/**
 * Of the icons of the classic theme. The policy of the site forbids it, and `css/layout.css` of graphql-reference hides
 * them instead.
 */
const STYLE = /(?<=<svg) style="display: none;"/;

/**
 * Stops at an inline script of unknown origin, and writes the known ones to a file, from which the policy is made.
 * Removes the one style attribute that the policy forbids.
 */
export default function pluginInlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async postBuild({outDir, headTags, preBodyTags, postBodyTags}) {
      const known = new Set(findInlineScripts(headTags + preBodyTags + postBodyTags));
      for (const name of await readdir(outDir, {recursive: true})) {
        if (!name.endsWith('.html')) continue;
        const scripts = findInlineScripts(await removeStyle(path.join(outDir, name)));
        if (name === 'index.html')
          scripts.filter(isBaseUrlBanner).forEach((script) => known.add(script));
        assertKnownScripts(name, scripts, known);
      }
      await writeFile(path.join(outDir, INLINE_SCRIPTS), JSON.stringify([...known]));
    },
  };
}

/** Returns the HTML. In one step, because other plugins read the pages at the same time. */
async function removeStyle(file: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, html.replace(STYLE, ''));
  await rename(unfinished, file);
  return html;
}
