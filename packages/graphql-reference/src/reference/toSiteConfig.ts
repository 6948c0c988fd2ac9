import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-graphql-reference';
import type {GroupBy} from 'graphql-api-model';

/** A site of nothing but the reference of one schema. */
export interface ReferenceSite {
  /** Files, folders and globs, absolute; the address of a server; `-` for standard input. */
  readonly schema: string | readonly string[];
  /** The name of the API. */
  readonly title: string;
  /** An `.svg`, `.png` or `.webp`, absolute: in the bar at the top, and the icon of the site. */
  readonly logo?: string;
  /** The origin that the site will have; without it nothing in the site names one. */
  readonly url?: string;
  /** The path that the site stands below, with a slash at both ends. */
  readonly baseUrl: string;
  /** How operations and types are put into domains. */
  readonly groupBy: GroupBy;
  /** What is left out: names and coordinates, `*` for any letters, and directives. */
  readonly hide: readonly string[];
  /** Comments in front of definitions are descriptions, where there are none. */
  readonly commentDescriptions: boolean;
  /** What relative links in descriptions are resolved against. */
  readonly linkBase?: string;
  /** What the schema says twice is a warning; the first definition counts. */
  readonly lenient: boolean;
  /** False gives the browser one route for each page. */
  readonly collapseRoutes: boolean;
}

/** What a site is unless told otherwise. */
export const DEFAULTS: Omit<ReferenceSite, 'schema'> = {
  title: 'GraphQL API',
  baseUrl: '/',
  groupBy: 'none',
  hide: [],
  commentDescriptions: false,
  lenient: false,
  collapseRoutes: true,
};

/** Docusaurus wants an origin. Where there is none, no page shows this one. */
const NO_ORIGIN = 'http://localhost';

/** The look of the site, which names no content of it. */
const STYLES = ['tokens', 'layout', 'prose', 'print'].map((name) =>
  fileURLToPath(new URL(`../css/${name}.css`, import.meta.url)),
);

const [OWN_STYLES, RELEASE_MEMORY, STAGES, WITHOUT_ORIGIN] = [
  'ownStyles',
  'releaseMemory',
  'tellStages',
  'withoutOrigin',
].map((name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url))) as [
  string,
  string,
  string,
  string,
];

/** The options of the reference plugin. */
function toReferenceOptions(site: ReferenceSite): Options {
  return {
    schema: site.schema,
    groupBy: site.groupBy,
    hide: site.hide,
    commentDescriptions: site.commentDescriptions,
    ...(site.linkBase !== undefined && {descriptionLinkBase: site.linkBase}),
    lenient: site.lenient,
    collapseRoutes: site.collapseRoutes,
    routeBasePath: '/',
    label: site.title,
    samples: 'warn',
    sampleFolders: [],
  };
}

/** Where the logo stands among the static files of the site. */
export function toLogoPath(logo: string): string {
  return `img/logo${path.extname(logo).toLowerCase()}`;
}

/** The configuration of Docusaurus; it can be written as JSON. */
export function toSiteConfig(site: ReferenceSite): Config {
  const logo = site.logo === undefined ? undefined : toLogoPath(site.logo);
  return {
    title: site.title,
    url: site.url ?? NO_ORIGIN,
    ...(site.url === undefined && {customFields: {withoutOrigin: true}}),
    baseUrl: site.baseUrl,
    future: {v4: true, experimental_faster: true},
    ...(logo === undefined
      ? // Without one, browsers ask for /favicon.ico and log that it is missing.
        {headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}]}
      : {favicon: logo}),
    // A description may link to pages of the site that it was written for.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      // Before the reference, whose sidebar takes the place of this theme's.
      ['@docusaurus/theme-classic', {customCss: STYLES}],
      ['docusaurus-plugin-graphql-reference', {...toReferenceOptions(site)}],
      'docusaurus-plugin-safe-hydration',
      OWN_STYLES,
      STAGES,
      RELEASE_MEMORY,
      site.url === undefined
        ? WITHOUT_ORIGIN
        : [
            '@docusaurus/plugin-sitemap',
            {lastmod: null, changefreq: null, priority: null},
          ],
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
        // The title beside it says the same.
        ...(logo !== undefined && {logo: {src: logo, alt: ''}}),
        // With no item, the menu button would appear only when scripts run, and move the title.
        items: [{to: '/', label: 'Overview', position: 'left'}],
      },
      colorMode: {respectPrefersColorScheme: true},
    },
  };
}
