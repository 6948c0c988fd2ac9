import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Types of script elements that a browser acts on; any other type is data (JSON-LD). */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>(.*?)<\/script\s*>/gis;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/i;

/** The texts of the scripts that a page carries in its HTML, in their order. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const [, double, single, bare] = TYPE.exec(attributes) ?? [];
      const type = double ?? single ?? bare ?? '';
      return !HAS_SOURCE.test(attributes) && EXECUTED.test(type.trim());
    })
    .map(([, , text = '']) => text);
}

/** The sources of a Content-Security-Policy that allow these scripts: sorted, each once. */
export function hashScripts(scripts: Iterable<string>): string[] {
  return [...new Set(scripts)].map(hashScript).sort();
}

/** In the root of a build, or of each of its languages: the texts of the scripts that its plugins know, as JSON. */
export const INLINE_SCRIPTS = '.inline-scripts.json';

/** The hashes of the inline scripts that a finished build lists. The pages are not read: they contain text of others. */
export async function readScriptHashes(directory: string): Promise<string[]> {
  const names = await readdir(directory, {recursive: true});
  const lists = names.filter((name) => path.basename(name) === INLINE_SCRIPTS);
  if (lists.length === 0)
    throw new Error(
      `${directory} has no ${INLINE_SCRIPTS}, so it is not known which inline scripts its policy may allow. Build it with site/plugins/inline-scripts: npm run build`,
    );
  const scripts = lists.map(async (name) => {
    const text = await readFile(path.join(directory, name), 'utf8');
    return JSON.parse(text) as readonly string[];
  });
  return hashScripts((await Promise.all(scripts)).flat());
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
