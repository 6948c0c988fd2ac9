import type {Options} from 'docusaurus-plugin-graphql-reference';
import {settings} from './settings';
import vocabulary from './vocabulary.json';

/** The GraphQL reference: which schema it is made from and how it is divided. */
export const reference: Options = {
  // Replace the files in site/schema by your own, or name others here.
  history: 'schema-history',
  schema: 'schema/*.graphql',
  routeBasePath: 'docs/graphql',
  sampleFolders: ['docs', 'blog', 'src/pages'],
  notice: 'This is a demo API. Its fields and limits are not those of a real platform.',
  docsSidebar: {sidebar: 'tutorialSidebar'},
  ...(settings.editUrl !== undefined && {editUrl: settings.editUrl}),
  leastDescribed: 100,
  // Each name in inline code is one of the schema or of this file; each block is checked, or marked.
  samples: 'strict',
  sampleNames: Object.values(vocabulary).flat(),
  scalars: {
    DateTime: 'date-time-utc',
    '*.*(language:)': 'language',
    '*.language': 'language',
    '*.languages': 'language',
    '*.sourceLanguage': 'language',
    '*.targetLanguage': 'language',
    '*.timeZone': 'time-zone',
    '*.url': 'url',
    '*.*Url': 'url',
    '*.contactEmail': 'email',
    '*.*(version:)': 'version',
    '*.appVersion': 'version',
    '*.latestVersion': 'version',
    '*.minimumVersion': 'version',
  },
  guides: {
    'Paged*': {label: 'Pagination', to: '/docs/pagination'},
    Upload: {label: 'Uploading files', to: '/docs/file-upload'},
  },
  requests: {
    endpoint: settings.endpoint,
    // The token and the key of the guides.
    headers: {
      Authorization: {value: 'Bearer $TOKEN', token: true},
      'Idempotency-Key': {
        value: '$RANDOM_UUID',
        operations: ['mutation'],
        idempotent: false,
      },
    },
  },
  // What one page of a list is called, and what a mutation returns beside the thing itself.
  helpers: ['Paged*', '*Payload'],
  // The directives of schema/documentation.graphql are not part of the API.
  contracts: {
    hideDirectives: true,
    tokenGuide: {label: 'How to get a token', to: '/docs/intro#1-get-a-token'},
  },
  // A domain is a file of the schema. These are their labels, in the order they are shown.
  groupBy: 'file',
  groupLabels: {
    spaces: 'Spaces',
    posts: 'Posts',
    feed: 'Feed',
    comments: 'Comments',
    reactions: 'Reactions',
    polls: 'Polls',
    tasks: 'Tasks',
    appointments: 'Appointments',
    'collaboration-tools': 'Collaboration tools',
    volunteering: 'Volunteering',
    initiatives: 'Initiatives',
    donations: 'Donations',
    events: 'Events',
    'good-news': 'Good news',
    insights: 'Insights',
    users: 'Users',
    connections: 'Connections',
    favorites: 'Favorites',
    'external-links': 'External links',
    notifications: 'Notifications',
    rewards: 'Rewards',
    moderation: 'Moderation',
    search: 'Search and topics',
    topics: 'Search and topics',
    geo: 'Places',
    translation: 'Translation',
    media: 'Uploads',
    app: 'App and onboarding',
    tracking: 'Tracking and newsletter',
    newsletter: 'Tracking and newsletter',
    pagination: 'Common types',
    deletion: 'Common types',
    scalars: 'Common types',
    directives: 'Common types',
    'built-in': 'Common types',
  },
};
