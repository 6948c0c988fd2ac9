import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
import {reference} from './reference';

/** The order a new reader needs: start, build a feature, run it, contribute, look up. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'errors',
    'pagination',
    'limits',
    'file-upload',
    {
      type: 'category',
      label: 'Authentication and authorization',
      link: {type: 'doc', id: 'authentication-authorization/index'},
      items: [
        'authentication-authorization/registration-login',
        'authentication-authorization/third-party-integrations',
      ],
    },
    {
      type: 'category',
      label: 'Build',
      link: {type: 'doc', id: 'build/index'},
      items: [
        'build/spaces',
        'build/posts',
        'build/feed',
        'build/comments-and-reactions',
        'build/polls',
        'build/tasks',
        'build/appointments',
        'build/tools-and-links',
        'build/profiles-and-connections',
        'build/favorites',
        'build/search',
        'build/places',
        'build/connected-services',
        'build/rewards',
        'build/moderation',
        'build/clients',
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
    'glossary',
    referenceSidebar(reference, __dirname),
  ],
};

export default sidebars;
