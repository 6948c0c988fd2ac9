import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
import {reference} from './reference';

/** A label above a part of the sidebar; it leads nowhere and folds nothing. */
function toLabel(text: string) {
  return {type: 'html', value: text, className: 'sidebar-heading'} as const;
}

/** The order a new reader needs: start, look up, build a feature, run it, contribute. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    toLabel('Start'),
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
    'errors',
    'pagination',
    'limits',
    'file-upload',
    toLabel('Reference'),
    referenceSidebar(reference, __dirname),
    'glossary',
    toLabel('Build'),
    {
      type: 'category',
      label: 'Features',
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
    'integration-events',
    'internationalisation',
    'server-side-rendering',
    toLabel('Operate'),
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
    'caching-layers',
    'tracking',
    'seo-sitemap',
    {
      type: 'category',
      label: 'Architecture',
      link: {type: 'doc', id: 'architecture/index'},
      items: ['architecture/machine-learning'],
    },
    toLabel('Contribute'),
    'repositories',
    {
      type: 'category',
      label: 'Contributing',
      link: {type: 'doc', id: 'contributing/index'},
      items: ['contributing/code-review-checklist', 'contributing/deprecating-code'],
    },
  ],
};

export default sidebars;
