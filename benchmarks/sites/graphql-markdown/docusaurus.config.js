// Docusaurus with its default theme and all of its faster flags, as our own site has them.
module.exports = {
  title: 'GraphQL API',
  url: 'http://localhost',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  // graphql-markdown links to pages that it does not write, such as the root type Query.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  themeConfig: {navbar: {title: 'GraphQL API'}},
};
