/**
 * The base URL of the language that is being built, by the folder of the site. It is kept with the
 * process, for Docusaurus evaluates the configuration, which links guides, and the plugin, which
 * alone receives this base URL, each with a module cache of its own.
 */
const KEY = Symbol.for('docusaurus-plugin-graphql-reference.baseUrls');
const shared = globalThis as {[KEY]?: Map<string, string> | undefined};
const baseUrls = (shared[KEY] ??= new Map<string, string>());

/** Stores for which base URL a site is being built, before its guides are read. */
export function tellBaseUrl(directory: string, baseUrl: string): void {
  baseUrls.set(directory, baseUrl);
}

/** The base URL that a site is being built for, with the path of its language. */
export function findBaseUrl(directory: string): string | undefined {
  return baseUrls.get(directory);
}
