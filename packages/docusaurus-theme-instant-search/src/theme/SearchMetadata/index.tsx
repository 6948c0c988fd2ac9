/**
 * Nothing: the index is made with the site, so that no crawler looks for the language and the version of
 * a page, which @docusaurus/theme-classic 3.9.2 writes into six tags of every head.
 */
export default function SearchMetadata(): null {
  return null;
}
