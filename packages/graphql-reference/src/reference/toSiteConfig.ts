import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-graphql-reference';

/** A site of nothing but the reference of one schema. */
export interface ReferenceSite {
  /** A file, folder or glob, absolute. */
  readonly schema: string;
  /** The name of the API. */
  readonly title: string;
  /** The path that the site stands below, with a slash at both ends. */
  readonly baseUrl: string;
  /** What the schema says twice is a warning; the first definition counts. */
  readonly lenient: boolean;
  /** False gives the browser one route for each page. */
  readonly collapseRoutes: boolean;
}

/** What a site is unless told otherwise. */
export const DEFAULTS: Omit<ReferenceSite, 'schema'> = {
  title: 'GraphQL API',
  baseUrl: '/',
  lenient: false,
  collapseRoutes: true,
};

/** The look of the site, which names no content of it. */
const STYLES = ['tokens', 'layout', 'prose', 'print'].map((name) =>
  fileURLToPath(new URL(`../css/${name}.css`, import.meta.url)),
);

const OWN_STYLES = fileURLToPath(new URL('ownStyles.mjs', import.meta.url));

/** The configuration of Docusaurus; it can be written as JSON. */
export function toSiteConfig(site: ReferenceSite): Config {
  const reference: Options = {
    schema: site.schema,
    lenient: site.lenient,
    collapseRoutes: site.collapseRoutes,
    routeBasePath: '/',
    label: site.title,
    samples: 'warn',
    sampleFolders: [],
  };
  return {
    title: site.title,
    url: 'http://localhost',
    baseUrl: site.baseUrl,
    future: {v4: true, experimental_faster: true},
    // Without one, browsers ask for /favicon.ico and log that it is missing.
    headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
    // A description may link to pages of the site that it was written for.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      // Before the reference, whose sidebar takes the place of this theme's.
      ['@docusaurus/theme-classic', {customCss: STYLES}],
      ['docusaurus-plugin-graphql-reference', {...reference}],
      'docusaurus-plugin-safe-hydration',
      OWN_STYLES,
    ],
    themes: [
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
}
