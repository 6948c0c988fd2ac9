import type {Home} from './src/components/HomePage/home';

/** The texts and links about guides and schema on the home page and in the empty search box. */
export const home: Home = {
  lead: 'For app and web developers: add groups, posts, events, volunteering and donations to what you build, with one GraphQL API.',
  endpointNote: [
    'A demo: run the samples against a mock server',
    '/docs/intro#quick-start',
  ],
  doors: [
    {
      title: 'Quick start',
      summary: 'From your first query to a post on a user’s behalf.',
      path: '/docs/intro',
    },
    {
      title: 'Changes',
      summary: 'What was added, deprecated and removed, by date.',
      path: '/docs/graphql/changes/',
    },
  ],
  tasks: [
    [
      'Sign a user in',
      '/docs/authentication-authorization/registration-login#sign-a-user-in',
    ],
    ['Create a space', '/docs/build/spaces#create-a-space'],
    ['Publish a post with an image', '/docs/build/posts#images'],
    ['Page through a list', '/docs/pagination'],
    ['Handle errors', '/docs/errors'],
    ['Upload a file', '/docs/file-upload'],
    ['Send push notifications to a device', '/docs/push-notifications#register-a-device'],
    ['Receive events on your server', '/docs/integration-events#receive-events'],
    [
      'Replace deprecated fields',
      '/docs/versioning/graphql-api-evolution#deprecated-at-present',
    ],
  ],
  topics: [
    {
      title: 'Spaces',
      path: '/docs/build/spaces',
      summary: 'Groups with members, roles and invitations.',
      operations: [
        ['spaces', 'queries/spaces'],
        ['createSpace', 'mutations/create-space'],
        ['inviteToSpaceByEmail', 'mutations/invite-to-space-by-email'],
      ],
    },
    {
      title: 'Posts and feed',
      path: '/docs/build/posts',
      summary: 'What people write, and the feed each of them sees.',
      operations: [
        ['feed', 'queries/feed'],
        ['allPosts', 'queries/all-posts'],
        ['createFeedPost', 'mutations/create-feed-post'],
      ],
    },
    {
      title: 'Comments, polls and reactions',
      path: '/docs/build/comments-and-reactions',
      summary: 'How people respond to each other.',
      operations: [
        ['addComment', 'mutations/add-comment'],
        ['voteOnPoll', 'mutations/vote-on-poll'],
        ['addReactionOnComment', 'mutations/add-reaction-on-comment'],
      ],
    },
    {
      title: 'Tasks and appointments',
      path: '/docs/build/tasks',
      summary: 'What a group plans to do, and when it meets.',
      operations: [
        ['tasksBySpaceId', 'queries/tasks-by-space-id'],
        ['createTask', 'mutations/create-task'],
        ['createAppointment', 'mutations/create-appointment'],
      ],
    },
    {
      title: 'Volunteering, donations and events',
      path: '/docs/build/feed',
      summary: 'Ways to help, and things that happen nearby.',
      operations: [
        ['volunteeringOpportunityStatus', 'queries/volunteering-opportunity-status'],
        ['appDonationsProjects', 'queries/app-donations-projects'],
        ['appEventsNearbyEvents', 'queries/app-events-nearby-events'],
      ],
    },
    {
      title: 'People and safety',
      path: '/docs/build/profiles-and-connections',
      summary: 'Profiles, connections, blocking and reports.',
      operations: [
        ['userByName', 'queries/user-by-name'],
        ['updateConnectionWithUser', 'mutations/update-connection-with-user'],
        ['moderationCreateReport', 'mutations/moderation-create-report'],
      ],
    },
    {
      title: 'Notifications',
      path: '/docs/push-notifications',
      summary: 'What is new, and what a user wants to hear about.',
      operations: [
        ['notifications', 'queries/notifications'],
        ['hasNewNotifications', 'queries/has-new-notifications'],
        ['registerDevice', 'mutations/register-device'],
      ],
    },
    {
      title: 'Rewards and favorites',
      path: '/docs/build/rewards',
      summary: 'Badges people earn and things they keep.',
      operations: [
        ['rewardsBadges', 'queries/rewards-badges'],
        ['rewardsTransactions', 'queries/rewards-transactions'],
        ['favoriteV2', 'mutations/favorite-v2'],
      ],
    },
    {
      title: 'Search, places and languages',
      path: '/docs/build/search',
      summary: 'Find content, autocomplete places, translate text.',
      operations: [
        ['typesenseMultiSearch', 'queries/typesense-multi-search'],
        ['geoPlacesAutocomplete', 'queries/geo-places-autocomplete'],
        ['translationTranslate', 'queries/translation-translate'],
      ],
    },
  ],
  lists: [
    ['Queries', 'operations/queries/'],
    ['Mutations', 'operations/mutations/'],
    ['Objects', 'types/objects/'],
    ['Inputs', 'types/inputs/'],
    ['Enums', 'types/enums/'],
    ['Unions', 'types/unions/'],
    ['Scalars', 'types/scalars/'],
    ['Directives', 'types/directives/'],
  ],
  guides: [
    ['Architecture', '/docs/architecture/'],
    ['Chat', '/docs/chat'],
    ['Push notifications', '/docs/push-notifications'],
    ['Caching layers', '/docs/caching-layers'],
    ['Internationalisation', '/docs/internationalisation'],
    ['Versioning', '/docs/versioning/'],
    ['Tracking', '/docs/tracking'],
    ['Contributing', '/docs/contributing/'],
  ],
  startingPoints: [
    {label: 'Introduction and quick start', href: '/docs/intro'},
    {
      label: 'Sign in and tokens',
      href: '/docs/authentication-authorization/registration-login',
    },
    {label: 'All queries', href: '/docs/graphql/operations/queries/'},
    {label: 'All mutations', href: '/docs/graphql/operations/mutations/'},
  ],
};
