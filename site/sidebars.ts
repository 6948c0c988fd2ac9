import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
import {reference} from './reference';

/** The order a new reader needs: start, build a feature, run it, contribute, look up. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Authentication and authorization',
      link: {type: 'doc', id: 'authentication-authorization/index'},
      items: [
        'authentication-authorization/registration-login',
        'authentication-authorization/third-party-integrations',
      ],
    },
    'chat',
    'push-notifications',
    'tracking',
    'integration-events',
    {
      type: 'category',
      label: 'Architecture',
      link: {type: 'doc', id: 'architecture/index'},
      items: ['architecture/machine-learning'],
    },
    'caching-layers',
    'server-side-rendering',
    'seo-sitemap',
    'internationalisation',
    {
      type: 'category',
      label: 'Versioning',
      link: {type: 'doc', id: 'versioning/index'},
      items: [
        'versioning/app',
        'versioning/graphql-api',
        'versioning/graphql-api-evolution',
      ],
    },
    'repositories',
    {
      type: 'category',
      label: 'Contributing',
      link: {type: 'doc', id: 'contributing/index'},
      items: ['contributing/code-review-checklist', 'contributing/deprecating-code'],
    },
    referenceSidebar(reference, __dirname),
  ],
};

export default sidebars;
