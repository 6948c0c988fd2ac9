import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-graphql-reference';

type Optional<Type> = {readonly [Key in keyof Type]?: Type[Key] | undefined};

/** A site of nothing but the reference of one schema; some options are those of the plugin. */
export interface ReferenceSite extends Optional<
  Pick<Options, 'groupBy' | 'hide' | 'commentDescriptions' | 'lenient' | 'collapseRoutes'>
> {
  /** Files, folders and globs, absolute; the address of a server; `-` for standard input. */
  readonly schema: string | readonly string[];
  /** The name of the API: "GraphQL API". */
  readonly title?: string;
  /** An `.svg`, `.png` or `.webp`, absolute: in the bar at the top, and the icon of the site. */
  readonly logo?: string;
  /** The origin that the site will have; without it nothing in the site names one. */
  readonly url?: string;
  /** The path of the site, with a slash at both ends: `/`. */
  readonly baseUrl?: string;
  /** What relative links in descriptions are resolved against. */
  readonly linkBase?: string;
}

/** Docusaurus requires an origin. A site without one shows it on no page. */
const NO_ORIGIN = 'http://localhost';

/** The styles of the site. */
const STYLES = ['tokens', 'layout', 'prose', 'print'].map((name) =>
  fileURLToPath(new URL(`../css/${name}.css`, import.meta.url)),
);

const FONTS = fileURLToPath(new URL('../fonts/fonts.mjs', import.meta.url));
const SITE_PARTS = fileURLToPath(new URL('siteParts.mjs', import.meta.url));

/** The path of the logo among the static files of the site. */
export function toLogoPath(logo: string): string {
  return `img/logo${path.extname(logo).toLowerCase()}`;
}

/** The configuration for Docusaurus, as JSON-compatible data. */
export function toSiteConfig({
  schema,
  title = 'GraphQL API',
  logo: file,
  url,
  baseUrl = '/',
  linkBase,
  ...site
}: ReferenceSite): Config {
  const logo = file === undefined ? undefined : toLogoPath(file);
  const reference: Optional<Options> = {
    schema,
    groupBy: site.groupBy,
    hide: site.hide,
    commentDescriptions: site.commentDescriptions,
    descriptionLinkBase: linkBase,
    lenient: site.lenient,
    collapseRoutes: site.collapseRoutes,
    routeBasePath: '/',
    label: title,
    samples: 'warn',
    sampleFolders: [],
  };
  return {
    title,
    url: url ?? NO_ORIGIN,
    baseUrl,
    future: {v4: true},
    ...(logo === undefined
      ? // Without one, browsers request /favicon.ico and log that it is missing.
        {headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}]}
      : {favicon: logo}),
    // A description may link to pages of another site that it was written for.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      // Before the reference, whose sidebar replaces that of this theme.
      ['@docusaurus/theme-classic', {customCss: STYLES}],
      ['docusaurus-plugin-graphql-reference', {...reference}],
      ['docusaurus-plugin-markdown-pages', {origin: url !== undefined}],
      'docusaurus-plugin-static-routes',
      FONTS,
      [SITE_PARTS, {hasOrigin: url !== undefined}],
      url !== undefined && [
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
        title,
        // The title beside it is the same text.
        ...(logo !== undefined && {logo: {src: logo, alt: ''}}),
        // Without an item, the menu button would appear when scripts run, and move the title.
        items: [{to: '/', label: 'Overview', position: 'left'}],
      },
      colorMode: {respectPrefersColorScheme: true},
    },
  };
}
