import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createReference, joinReferences} from 'docusaurus-plugin-graphql-reference';
import type {Options as SearchOptions} from 'docusaurus-theme-instant-search';
import classic from './docusaurus.config';

/** What is special about the site; the test sets it. */
interface Row {
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
  readonly locales: string[];
  readonly isVersioned: boolean;
  /** Whether Rspack builds the site, otherwise webpack. */
  readonly isFaster: boolean;
}

const row = JSON.parse(process.env.ROW ?? '{}') as Row;

const reference = createReference({
  schema: 'schema.graphql',
  history: 'states',
  versions: 2,
});
const billing = createReference({
  id: 'billing',
  schema: 'billing.graphql',
  routeBasePath: 'docs/billing',
  label: 'Billing API',
  sampleFolders: ['billing'],
});
const search: SearchOptions = {fallback: {label: 'Reference', href: '/docs/graphql/'}};
const {sidebarItemsGenerator} = joinReferences(reference, billing);
// Guides of earlier versions are in no sample folder, so one reference links all guides.
const markdown = {beforeDefaultRemarkPlugins: reference.remarkPlugins};
const preset: PresetOptions = {
  docs: {
    ...markdown,
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator,
    disableVersioning: !row.isVersioned,
  },
  blog: {...markdown, onUntruncatedBlogPosts: 'ignore'},
  pages: {...markdown},
  theme: {customCss: './src/css/custom.css'},
};

const config: Config = {
  ...classic,
  baseUrl: row.baseUrl,
  ...(row.trailingSlash !== undefined && {trailingSlash: row.trailingSlash}),
  i18n: {defaultLocale: 'en', locales: row.locales},
  future: {...classic.future, experimental_faster: row.isFaster},
  presets: [['classic', preset]],
  plugins: [
    reference.plugin,
    billing.plugin,
    'docusaurus-plugin-markdown-pages',
    'docusaurus-plugin-static-routes',
    './glossary/index.ts',
  ],
  themes: [
    'docusaurus-theme-static-code',
    ['docusaurus-theme-instant-search', {...search}],
  ],
};

export default config;
