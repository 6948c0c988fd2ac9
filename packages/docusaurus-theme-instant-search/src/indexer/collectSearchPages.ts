import type {SearchPage} from '../searchPage';

interface PluginWithContent {
  readonly name: string;
  readonly content: unknown;
}

/** The reference pages that the plugins of a site contribute. */
export function collectSearchPages(plugins: readonly PluginWithContent[]): SearchPage[] {
  return plugins.flatMap(({name, content}) => {
    if (typeof content !== 'object' || content === null) return [];
    const {searchPages} = content as {searchPages?: unknown};
    if (searchPages === undefined) return [];
    if (!Array.isArray(searchPages)) {
      throw new Error(
        `The plugin "${name}" has content.searchPages that is ${typeof searchPages}; ` +
          'expected a list of SearchPage. Make it a list, or remove the property.',
      );
    }
    return searchPages.map((page: unknown, index) => toSearchPage(page, index, name));
  });
}

function toSearchPage(page: unknown, index: number, plugin: string): SearchPage {
  const {kind, name, url} = (page ?? {}) as Partial<SearchPage>;
  for (const [property, value] of Object.entries({kind, name, url})) {
    if (typeof value !== 'string' || value === '') {
      throw new Error(
        `The plugin "${plugin}" has content.searchPages[${index}] with ${property} ` +
          `${JSON.stringify(value)}; expected a text. Give the page a ${property}.`,
      );
    }
  }
  return page as SearchPage;
}
