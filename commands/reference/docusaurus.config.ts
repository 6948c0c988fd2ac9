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

const reference: Options = {
  schema: site.schema,
  lenient: site.lenient,
  collapseRoutes: site.collapseRoutes,
  routeBasePath: '/',
  samples: 'warn',
  sampleFolders: [],
};

const config: Config = {
  title: site.title,
  url: 'http://localhost',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  plugins: [['docusaurus-plugin-graphql-reference', {...reference}]],
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-static-code'],
  themeConfig: {
    navbar: {title: site.title},
    colorMode: {respectPrefersColorScheme: true},
  },
};

export default config;
