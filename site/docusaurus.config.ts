import type {Config} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Options as MarkdownOptions} from 'docusaurus-plugin-markdown-pages';
import type {Options as SearchOptions} from 'docusaurus-theme-instant-search';
import {createReference, joinReferences} from 'docusaurus-plugin-graphql-reference';
import {DEFAULT_SYNONYMS} from 'docusaurus-theme-instant-search';
import {checkBaseUrl} from './checkBaseUrl';
import {guideAddresses} from './guideAddresses';
import {hideOptions} from './hideOptions';
import {home} from './home';
import {reference} from './reference';
import {settings} from './settings';
import {synonyms} from './synonyms';

const baseUrl = checkBaseUrl(settings.baseUrl);
const references = [createReference(reference)] as const;
const {remarkPlugins, sidebarItemsGenerator} = joinReferences(...references);
/**
 * Addresses are those of the settings; code blocks and diagrams are drawn at build time; names of
 * the schema become links.
 */
const markdown = {
  beforeDefaultRemarkPlugins: [guideAddresses, ...remarkPlugins],
} satisfies PagesOptions;

const docs: DocsOptions = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  ...markdown,
  breadcrumbs: true,
  // The label alone is invisible on a site with one version; the badge shows it.
  versions: {current: {label: 'Next', badge: true}},
  ...(settings.editUrl !== undefined && {editUrl: settings.editUrl}),
};

const blog: BlogOptions = {
  routeBasePath: 'blog',
  ...markdown,
  blogTitle: 'Blog',
  blogDescription: `News for developers on the ${settings.name}`,
  showReadingTime: true,
  blogSidebarTitle: 'Recent posts',
  blogSidebarCount: 5,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${settings.name} blog`,
    description: `News for developers on the ${settings.name}`,
    copyright: `Copyright © ${settings.copyrightYear} ${settings.name}`,
    // A feed reader has no use for the buttons of code blocks.
    createFeedItems: async ({defaultCreateFeedItems, ...feed}) => {
      const items = await defaultCreateFeedItems(feed);
      return items.map((item) => ({
        ...item,
        ...(item.content !== undefined && {
          content: item.content.replace(/<button\b.*?<\/button>/gs, ''),
        }),
      }));
    },
  },
  ...(settings.editUrl !== undefined && {editUrl: settings.editUrl}),
};

/** The home page in each language, where scripts and routes are those of that language. */
const languages = settings.locales.map((locale, index) => ({
  label: new Intl.DisplayNames(locale, {type: 'language'}).of(locale) ?? locale,
  to: `pathname://${baseUrl}${index === 0 ? '' : `${locale}/`}`,
  target: '_self',
}));

const blogLink = {label: 'Blog', to: '/blog'};

const pages: PagesOptions = markdown;

const markdownPages: MarkdownOptions = {onUnknownComponents: 'throw'};

const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
};

/** What the empty search box offers, and what is in its place without JavaScript. */
const search: SearchOptions = {
  synonyms: [...DEFAULT_SYNONYMS, ...synonyms],
  secondary: ['/docs/contributing/'],
  fallback: {label: 'API reference', href: '/docs/graphql/'},
  startingPoints: home.startingPoints,
};

const classic: ThemeOptions = {
  // The look is that of references which `graphql-reference` builds.
  customCss: ['tokens', 'layout', 'prose', 'print'].map((name) =>
    require.resolve(`graphql-reference/css/${name}.css`),
  ),
};

const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  metadata: [
    {name: 'theme-color', content: '#17594a'},
    // For pages without a description of their own, such as the lists of the blog.
    {name: 'description', content: settings.tagline},
  ],
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  // Nothing is highlighted in the browser; without this a palette is sent anyway.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  ...(settings.announcement && {
    announcementBar: {...settings.announcement, isCloseable: true},
  }),
  navbar: {
    title: settings.name,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 28,
      height: 28,
    },
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'tutorialSidebar',
        label: 'Docs',
        position: 'left',
      },
      {to: `/${reference.routeBasePath}/`, label: 'API reference', position: 'left'},
      ...(settings.blog ? [{...blogLink, position: 'left' as const}] : []),
      {href: settings.repository, label: 'Repository', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Read',
        items: [
          {label: 'Documentation', to: settings.firstGuide},
          ...(settings.blog ? [blogLink] : []),
          {label: 'Repository', href: settings.repository},
          {label: 'Accessibility', to: '/accessibility/'},
        ],
      },
      {title: 'Follow', items: [...settings.socialProfiles]},
      ...(languages.length > 1 ? [{title: 'Languages', items: languages}] : []),
    ],
    copyright: `Copyright © ${settings.copyrightYear} ${settings.name}`,
  },
};

const config: Config = {
  title: settings.name,
  tagline: settings.tagline,
  favicon: 'img/favicon.svg',
  url: settings.url,
  baseUrl,
  baseUrlIssueBanner: true,
  i18n: {defaultLocale: settings.locales[0], locales: [...settings.locales]},
  future: {v4: true, experimental_faster: true},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    emoji: true,
    // Posts are divided by an HTML comment, and headings have their ids as `{#id}`, which Docusaurus 4
    // reads only with this.
    mdx1Compat: {comments: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  clientModules: ['./src/client/completeConnection.ts', './src/client/progressBar.ts'],
  plugins: hideOptions([
    // Before the plugin of the reference, whose sidebar takes the place of this theme's.
    ['@docusaurus/theme-classic', classic],
    ['@docusaurus/plugin-content-docs', docs],
    settings.blog && ['@docusaurus/plugin-content-blog', blog],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', sitemap],
    ...references.map(({plugin}) => plugin),
    ['docusaurus-plugin-markdown-pages', markdownPages],
    'docusaurus-plugin-static-routes',
    'graphql-reference/fonts',
    ['./plugins/home-links/index.ts', {home}],
    './plugins/inline-scripts/index.ts',
    './plugins/local-server/index.ts',
  ]),
  themes: hideOptions([
    './plugins/color-mode/index.ts',
    'docusaurus-theme-static-code',
    ['docusaurus-theme-instant-search', {...search}],
  ]),
  themeConfig,
};

export default config;
