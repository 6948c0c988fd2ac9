/** The packages of ES modules that Docusaurus loads as plugins, themes or parts of these. */
export const ES_MODULES = [
  'docusaurus-plugin-graphql-reference',
  'docusaurus-plugin-markdown-pages',
  'docusaurus-plugin-static-routes',
  'docusaurus-theme-instant-search',
  'docusaurus-theme-static-code',
  'graphql-reference',
];
