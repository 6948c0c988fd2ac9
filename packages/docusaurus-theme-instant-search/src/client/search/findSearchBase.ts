/** The address below which the index for the page is: one that the page names, otherwise that of the site. */
export function findSearchBase(baseUrl: string): string {
  const named = document.querySelector<HTMLElement>('main [data-search-base]');
  return named?.dataset['searchBase'] ?? baseUrl;
}
