import type {Config} from '@docusaurus/types';
import classic from './docusaurus.config';

const bundler = process.env.BUNDLER ?? 'rspack';
/** Beside the search of another project, whose button has the same place. */
const isBeside = process.env.BESIDE === 'true';

const config: Config = {
  ...classic,
  future: {v4: true, faster: bundler === 'rspack'},
  plugins: [
    [
      'docusaurus-plugin-graphql-reference',
      {schema: 'schema.graphql', ...(isBeside && {routeBasePath: 'reference'})},
    ],
    'docusaurus-plugin-markdown-pages',
  ],
  ...(isBeside
    ? {
        markdown: {mermaid: true},
        themes: [
          '@docusaurus/theme-mermaid',
          ['@easyops-cn/docusaurus-search-local', {indexPages: true}],
        ],
      }
    : {
        themes: [
          'docusaurus-theme-static-code',
          [
            'docusaurus-theme-instant-search',
            {fallback: {label: 'Reference', href: '/docs/graphql/'}},
          ],
        ],
      }),
};

export default config;
