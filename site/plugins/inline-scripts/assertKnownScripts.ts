import {createHash} from 'node:crypto';
import {ReportError} from 'graphql-api-model';

/** The most of a script that an error shows, in characters. */
const SHOWN = 80;

/**
 * Hashes of the script that Docusaurus renders in the home page, so that no plugin gets it: without the text of its
 * banner, which names the base URL.
 */
const BASE_URL_BANNERS = {
  '3.9.2': 'CPrRopjEjM6ZdsgT7Itrx4q15HdR06x3dD8pEup4J+Q=',
  '3.10.2': 'bhE468svhPmrTO29IQJkLMpXd1lUZBelDca5pdeah+g=',
};
const BANNER_TEXT = /(?<=\bbannerHtml = )"(?:[^"\\]|\\.)*"/;

/** Whether a script shows the banner of Docusaurus about a wrong base URL. */
export function isBaseUrlBanner(script: string): boolean {
  const hash = createHash('sha256').update(script.replace(BANNER_TEXT, ''));
  return Object.values(BASE_URL_BANNERS).includes(hash.digest('base64'));
}

/**
 * Stops the build at an inline script that neither the configuration nor a plugin or theme has put into every page: it
 * may be text of a schema or guide, and the Content-Security-Policy would have to allow it.
 */
export function assertKnownScripts(
  page: string,
  scripts: readonly string[],
  known: ReadonlySet<string>,
): void {
  const unknown = scripts.find((script) => !known.has(script));
  if (unknown === undefined) return;
  const start = JSON.stringify(unknown.trim().slice(0, SHOWN));
  throw new ReportError(
    `${page} has an inline script that no plugin, theme or configuration adds to every page. It starts with ${start}. If it is yours, move it into a file below site/static, or into "headTags" of site/docusaurus.config.ts. Otherwise find the text of a guide or of the schema that it comes from.`,
  );
}
