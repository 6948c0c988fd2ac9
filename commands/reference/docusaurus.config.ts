import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-graphql-reference';

/** What `npm run reference` passes on to the build it starts. */
export interface ReferenceSite {
  readonly schema: string;
  readonly title: string;
  readonly lenient: boolean;
  readonly collapseRoutes: boolean;
}

const site = JSON.parse(process.env['REFERENCE_SITE'] ?? '{}') as ReferenceSite;

/** The look of the site, which names no content of it. */
const STYLES = ['tokens', 'layout', 'prose', 'print'].map((name) =>
  path.join(__dirname, `../../site/src/css/${name}.css`),
);

const reference: Options = {
  schema: site.schema,
  lenient: site.lenient,
  collapseRoutes: site.collapseRoutes,
  routeBasePath: '/',
  label: site.title,
  samples: 'warn',
  sampleFolders: [],
};

const config: Config = {
  title: site.title,
  url: 'http://localhost',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  // Without one, browsers ask for /favicon.ico and log that it is missing.
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  // A description may link to pages of the site that it was written for.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  plugins: [
    ['docusaurus-plugin-graphql-reference', {...reference}],
    'docusaurus-plugin-safe-hydration',
  ],
  themes: [
    ['@docusaurus/theme-classic', {customCss: STYLES}],
    'docusaurus-theme-static-code',
    [
      'docusaurus-theme-instant-search',
      {fallback: {label: 'All operations and types', href: '/'}},
    ],
  ],
  themeConfig: {
    navbar: {
      title: site.title,
      // With no item, the menu button would appear only when scripts run, and move the title.
      items: [{to: '/', label: 'Overview', position: 'left'}],
    },
    colorMode: {respectPrefersColorScheme: true},
  },
};

export default config;
