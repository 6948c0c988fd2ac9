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
  /** The path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** How operations and types are grouped into domains. */
  readonly groupBy: GroupBy;
  /** Patterns of hidden elements: names and coordinates, `*` for any letters, and directives. */
  readonly hide: readonly string[];
  /** Uses comments before definitions as descriptions where there are none. */
  readonly commentDescriptions: boolean;
  /** What relative links in descriptions are resolved against. */
  readonly linkBase?: string;
  /** Warns about a duplicate definition and uses the first one. */
  readonly lenient: boolean;
  /** False registers one route for each page in the browser. */
  readonly collapseRoutes: boolean;
}

/** The defaults of a site. */
export const DEFAULTS: Omit<ReferenceSite, 'schema'> = {
  title: 'GraphQL API',
  baseUrl: '/',
  groupBy: 'none',
  hide: [],
  commentDescriptions: false,
  lenient: false,
  collapseRoutes: true,
};

/** Docusaurus requires an origin. A site without one shows it on no page. */
const NO_ORIGIN = 'http://localhost';

/** The styles of the site. */
const STYLES = ['tokens', 'layout', 'prose', 'print'].map((name) =>
  fileURLToPath(new URL(`../css/${name}.css`, import.meta.url)),
);

const SITE_PARTS = fileURLToPath(new URL('siteParts.mjs', import.meta.url));

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

/** The path of the logo among the static files of the site. */
export function toLogoPath(logo: string): string {
  return `img/logo${path.extname(logo).toLowerCase()}`;
}

/** The configuration for Docusaurus, as JSON-compatible data. */
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
    // A description may link to pages of another site that it was written for.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      // Before the reference, whose sidebar replaces that of this theme.
      ['@docusaurus/theme-classic', {customCss: STYLES}],
      ['docusaurus-plugin-graphql-reference', {...toReferenceOptions(site)}],
      'docusaurus-plugin-static-routes',
      [SITE_PARTS, {hasOrigin: site.url !== undefined}],
      site.url !== undefined && [
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
        // The title beside it is the same text.
        ...(logo !== undefined && {logo: {src: logo, alt: ''}}),
        // Without an item, the menu button would appear when scripts run, and move the title.
        items: [{to: '/', label: 'Overview', position: 'left'}],
      },
      colorMode: {respectPrefersColorScheme: true},
    },
  };
}
