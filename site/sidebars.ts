import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
import {reference} from './reference';

/** A label above a part of the sidebar; it leads nowhere and folds nothing. */
function toLabel(text: string) {
  return {type: 'html', value: text, className: 'sidebar-heading'} as const;
}

/** A category with a page of its own, and the pages in its folder. */
function toCategory(label: string, folder: string, pages: readonly string[]) {
  const items = pages.map((page) => `${folder}/${page}`);
  return {
    type: 'category',
    label,
    link: {type: 'doc', id: `${folder}/index`},
    items,
  } as const;
}

/** The order a new reader needs: start, look up, build a feature, run it, contribute. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    toLabel('Start'),
    'intro',
    toCategory('Authentication and authorization', 'authentication-authorization', [
      'registration-login',
      'third-party-integrations',
    ]),
    'errors',
    'pagination',
    'limits',
    'file-upload',
    toLabel('Reference'),
    referenceSidebar(reference, __dirname),
    'glossary',
    toLabel('Build'),
    toCategory('Features', 'build', [
      'spaces',
      'posts',
      'feed',
      'comments-and-reactions',
      'polls',
      'tasks',
      'appointments',
      'tools-and-links',
      'profiles-and-connections',
      'favorites',
      'search',
      'places',
      'connected-services',
      'rewards',
      'moderation',
      'clients',
    ]),
    'chat',
    'push-notifications',
    'integration-events',
    'internationalisation',
    'server-side-rendering',
    toLabel('Operate'),
    toCategory('Versioning', 'versioning', [
      'app',
      'graphql-api',
      'graphql-api-evolution',
    ]),
    'caching-layers',
    'tracking',
    'seo-sitemap',
    toCategory('Architecture', 'architecture', ['machine-learning']),
    toLabel('Contribute'),
    'repositories',
    toCategory('Contributing', 'contributing', [
      'code-review-checklist',
      'deprecating-code',
    ]),
  ],
};

export default sidebars;
