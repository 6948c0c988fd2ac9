import type {GuideQuestion} from './guideQuestions';

/**
 * Questions by readers of the guides who knew neither how search works nor which words it takes for
 * the same. Many use other words than the guides, so not all of them can be answered.
 */
export const readersQuestions: readonly GuideQuestion[] = [
  {
    question: 'how do I get an API key',
    answers: [
      '/docs/intro#1-get-a-token',
      '/docs/intro#quick-start',
      '/docs/authentication-authorization/#tokens',
    ],
  },
  {
    question: 'max photo size',
    answers: [
      '/docs/file-upload',
      '/docs/file-upload#in-the-request',
      '/docs/file-upload#direct-upload',
      '/docs/file-upload#errors-and-edge-cases',
    ],
  },
  {
    question: 'how many calls can I make per minute',
    answers: [
      '/docs/limits',
      '/docs/limits#limits-of-every-request',
      '/docs/limits#points',
    ],
  },
  {
    question: 'connection dropped, is it safe to send the same create request again',
    answers: ['/docs/errors#retries'],
  },
  {
    question: 'load the next 20 results',
    answers: [
      '/docs/pagination',
      '/docs/pagination#the-rules',
      '/docs/pagination#read-a-list-to-its-end',
    ],
  },
  {
    question: 'list of microservices behind the API',
    answers: [
      '/docs/architecture/#services-behind-the-gateway',
      '/docs/architecture/#the-request-path',
    ],
  },
  {
    question: 'part of the response is missing because a backend is down',
    answers: [
      '/docs/architecture/#when-a-service-is-down',
      '/docs/errors#partial-answers',
    ],
  },
  {
    question: 'maximum query depth',
    answers: [
      '/docs/architecture/#limits',
      '/docs/architecture/#what-the-gateway-does-in-order',
      '/docs/limits',
      '/docs/limits#limits-of-every-request',
      '/docs/limits#points',
    ],
  },
  {
    question: 'how does the feed algorithm decide what comes first',
    answers: [
      '/docs/architecture/machine-learning#how-recommendations-are-made',
      '/docs/architecture/machine-learning#what-the-models-are-trained-on',
    ],
  },
  {
    question: 'are private messages used to train AI',
    answers: ['/docs/architecture/machine-learning#what-the-models-are-trained-on'],
  },
  {
    question: 'flaky tests because the feed order keeps changing',
    answers: [
      '/docs/architecture/machine-learning#test-against-changing-results',
      '/docs/architecture/machine-learning#rules-for-clients',
    ],
  },
  {
    question: 'how long is an access token valid',
    answers: [
      '/docs/authentication-authorization/#tokens',
      '/docs/authentication-authorization/registration-login#stay-signed-in',
    ],
  },
  {
    question: "what can a group admin do that a normal member can't",
    answers: ['/docs/authentication-authorization/#roles-in-a-space'],
  },
  {
    question: 'send a friend request',
    answers: [
      '/docs/authentication-authorization/#connections-between-accounts',
      '/docs/build/profiles-and-connections#connect-two-accounts',
      '/docs/build/profiles-and-connections',
    ],
  },
  {
    question: 'add oauth login to my app',
    answers: [
      '/docs/authentication-authorization/registration-login#sign-a-user-in',
      '/docs/authentication-authorization/registration-login#1-send-the-user-to-the-sign-in-service',
      '/docs/authentication-authorization/registration-login',
    ],
  },
  {
    question: 'is it ok to keep the refresh token in localStorage',
    answers: ['/docs/authentication-authorization/registration-login#stay-signed-in'],
  },
  {
    question: 'forgot password',
    answers: [
      '/docs/authentication-authorization/registration-login#confirm-the-email-address',
    ],
  },
  {
    question: 'how can a user delete their account',
    answers: ['/docs/authentication-authorization/registration-login#leave-the-platform'],
  },
  {
    question: 'bot account that posts on a schedule',
    answers: [
      '/docs/authentication-authorization/third-party-integrations#act-for-itself',
      '/docs/authentication-authorization/third-party-integrations#choose-how-to-act',
      '/docs/authentication-authorization/third-party-integrations',
    ],
  },
  {
    question: 'where do I get a client id and secret',
    answers: [
      '/docs/authentication-authorization/third-party-integrations#register-a-client',
    ],
  },
  {
    question: 'user disconnected my app',
    answers: [
      '/docs/authentication-authorization/third-party-integrations#when-consent-ends',
    ],
  },
  {
    question: 'how stale can data be',
    answers: ['/docs/caching-layers#what-each-layer-keeps', '/docs/caching-layers'],
  },
  {
    question: 'update local data after saving a change',
    answers: ['/docs/caching-layers#after-a-mutation'],
  },
  {
    question: 'get a smaller version of a picture',
    answers: ['/docs/caching-layers#images', '/docs/file-upload#show-an-image'],
  },
  {
    question: 'start a private conversation with someone',
    answers: ['/docs/chat#write-to-one-person'],
  },
  {question: 'matrix login', answers: ['/docs/chat#open-the-chat']},
  {
    question: 'what will reviewers look for in my pull request',
    answers: [
      '/docs/contributing/code-review-checklist',
      '/docs/contributing/code-review-checklist#read-in-this-order',
    ],
  },
  {
    question: 'how to word review feedback',
    answers: ['/docs/contributing/code-review-checklist#how-to-write-a-comment'],
  },
  {
    question: 'fix a typo in the docs',
    answers: [
      '/docs/contributing/#correct-a-page-in-five-minutes',
      '/blog/welcome-to-the-blog#what-no-build-can-check',
      '/docs/repositories#where-to-report-what',
    ],
  },
  {
    question: 'I found a vulnerability, who do I email',
    answers: ['/docs/contributing/#report-a-security-problem'],
  },
  {question: 'add a flowchart to a page', answers: ['/docs/contributing/#diagrams']},
  {
    question: 'when is it safe to drop an old field from the schema',
    answers: [
      '/docs/contributing/deprecating-code#remove-an-old-field-or-operation',
      '/docs/contributing/deprecating-code#3-wait-and-watch',
      '/docs/versioning/graphql-api-evolution#how-a-deprecation-runs',
    ],
  },
  {
    question: 'mark a typescript function as obsolete',
    answers: ['/docs/contributing/deprecating-code#code-that-is-not-in-the-schema'],
  },
  {
    question: 'verify webhook signature',
    answers: ['/docs/integration-events#receive-events'],
  },
  {
    question: 'received the same webhook twice',
    answers: ['/docs/integration-events#rules-of-delivery'],
  },
  {
    question: "task can't go from open straight to done",
    answers: ['/docs/integration-events#states-of-a-task'],
  },
  {
    question: 'which languages does the platform come in',
    answers: ['/docs/internationalisation#supported-languages'],
  },
  {
    question: 'due date shows one day early',
    answers: ['/docs/internationalisation#dates-times-and-time-zones'],
  },
  {
    question: 'firebase token android',
    answers: ['/docs/push-notifications#get-the-push-token'],
  },
  {
    question: 'unread indicator on the bell icon',
    answers: ['/docs/push-notifications#show-what-is-new'],
  },
  {
    question: 'let users turn off emails',
    answers: ['/docs/push-notifications#let-people-choose'],
  },
  {question: 'run this site locally', answers: ['/docs/repositories#clone-and-run']},
  {
    question: 'is this open source',
    answers: ['/docs/repositories#licence', '/docs/repositories'],
  },
  {
    question: 'keep a page out of google',
    answers: ['/docs/seo-sitemap#robotstxt-and-noindex'],
  },
  {
    question: 'open graph tags',
    answers: ['/docs/seo-sitemap#title-description-and-preview'],
  },
  {
    question: 'react hydration mismatch',
    answers: ['/docs/server-side-rendering#hydration-the-same-text-on-both-sides'],
  },
  {
    question: "all visitors share my server's IP and I get throttled",
    answers: ['/docs/server-side-rendering#one-address-many-readers'],
  },
  {
    question: 'XSS when putting json into a script tag',
    answers: ['/docs/server-side-rendering#render-a-public-space'],
  },
  {
    question: 'when does something count as viewed',
    answers: ['/docs/tracking#what-counts-as-what'],
  },
  {question: 'does this site use cookies', answers: ['/docs/tracking#this-site']},
  {
    question: 'force users to upgrade',
    answers: [
      '/docs/versioning/app#force-the-update-of-a-refused-version',
      '/docs/versioning/app#supported-ending-refused',
      '/docs/versioning/app',
    ],
  },
  {
    question: 'how much notice before an app release stops working',
    answers: ['/docs/versioning/app#rules', '/docs/versioning/#what-you-may-rely-on'],
  },
  {
    question: 'is a new enum value a breaking change',
    answers: [
      '/docs/versioning/graphql-api-evolution#safe-changes',
      '/docs/versioning/graphql-api#what-belongs-to-the-contract',
      '/docs/versioning/#what-you-may-not-rely-on',
    ],
  },
  {
    question: 'check my queries in CI',
    answers: ['/docs/versioning/graphql-api-evolution#check-your-operations'],
  },
  {
    question: 'is there a v2 endpoint',
    answers: [
      '/docs/versioning/graphql-api',
      '/docs/versioning/graphql-api#why-there-is-no-version-number',
      '/docs/versioning/#three-things-that-change',
    ],
  },
  {
    question: 'migrate from the old bookmark call to the new one',
    answers: ['/docs/versioning/graphql-api#move-a-client-from-favorite-to-favoritev2'],
  },
  {
    question: "field is in the docs but the server doesn't know it",
    answers: ['/docs/versioning/#the-label-next'],
  },
  {
    question: 'how often does the API change',
    answers: [
      '/docs/versioning/#three-things-that-change',
      '/docs/versioning/graphql-api-evolution',
    ],
  },
  {
    question: 'how do you make sure the code examples in the docs work',
    answers: [
      '/blog/welcome-to-the-blog#a-sample-cannot-rot',
      '/docs/contributing/#samples-are-checked',
    ],
  },
  {
    question: 'rss feed',
    answers: [
      '/blog/welcome-to-the-blog#what-comes-next',
      '/docs/versioning/graphql-api#keep-up',
    ],
  },
  {
    question: 'cursor expired',
    answers: [
      '/docs/pagination',
      '/docs/pagination#the-rules',
      '/docs/pagination#read-a-list-to-its-end',
      '/docs/caching-layers#how-long-to-keep-what',
      '/docs/architecture/machine-learning#rules-for-clients',
      '/docs/seo-sitemap#limits',
    ],
  },
  {
    question: 'run docs locally',
    answers: ['/docs/repositories', '/docs/repositories#clone-and-run'],
  },
  {question: 'open source licence', answers: ['/docs/repositories#licence']},
  {
    question: 'verify webhook signature',
    answers: ['/docs/integration-events#receive-events'],
  },
  {
    question: 'anonymous view counts',
    answers: [
      '/docs/tracking',
      '/docs/tracking#count-a-view',
      '/docs/tracking#what-becomes-of-a-count',
    ],
  },
  {
    question: 'CDN cache duration',
    answers: [
      '/docs/caching-layers',
      '/docs/caching-layers#what-each-layer-keeps',
      '/docs/caching-layers#read-through-the-cdn',
    ],
  },
  {
    question: 'list of deprecated fields',
    answers: ['/docs/versioning/graphql-api-evolution#deprecated-at-present'],
  },
  {
    question: 'force app update',
    answers: [
      '/docs/versioning/app',
      '/docs/versioning/app#force-the-update-of-a-refused-version',
      '/docs/versioning/app#supported-ending-refused',
    ],
  },
  {question: 'direct message another user', answers: ['/docs/chat#write-to-one-person']},
  {
    question: 'fix documentation typo',
    answers: [
      '/docs/contributing/',
      '/docs/contributing/#correct-a-page-in-five-minutes',
      '/docs/repositories#where-to-report-what',
      '/blog/welcome-to-the-blog#what-no-build-can-check',
    ],
  },
  {
    question: 'schema naming conventions',
    answers: [
      '/docs/contributing/#change-the-schema',
      '/docs/contributing/code-review-checklist#second-what-makes-the-schema-last',
    ],
  },
  {
    question: 'deprecate exported function',
    answers: ['/docs/contributing/deprecating-code#code-that-is-not-in-the-schema'],
  },
  {
    question: 'format money amounts',
    answers: ['/docs/internationalisation#numbers-money-and-distances'],
  },
  {
    question: 'space admin permissions',
    answers: [
      '/docs/authentication-authorization/#roles-in-a-space',
      '/docs/authentication-authorization/#roles-and-permissions',
    ],
  },
  {
    question: 'OAuth PKCE login',
    answers: [
      '/docs/authentication-authorization/registration-login',
      '/docs/authentication-authorization/registration-login#sign-a-user-in',
      '/docs/authentication-authorization/registration-login#1-send-the-user-to-the-sign-in-service',
      '/docs/authentication-authorization/registration-login#2-exchange-the-code',
    ],
  },
  {
    question: 'service account token',
    answers: [
      '/docs/authentication-authorization/third-party-integrations#1-get-a-token',
      '/docs/authentication-authorization/third-party-integrations#act-for-itself',
      '/docs/authentication-authorization/#tokens',
    ],
  },
  {
    question: 'unread notifications badge',
    answers: ['/docs/push-notifications#show-what-is-new'],
  },
  {
    question: 'backend services list',
    answers: [
      '/docs/architecture/',
      '/docs/architecture/#services-behind-the-gateway',
      '/docs/architecture/#the-request-path',
    ],
  },
  {
    question: 'hydration mismatch',
    answers: ['/docs/server-side-rendering#hydration-the-same-text-on-both-sides'],
  },
  {
    question: 'blog RSS feed',
    answers: [
      '/blog/welcome-to-the-blog#what-comes-next',
      '/docs/versioning/graphql-api#keep-up',
    ],
  },
  {
    question: 'what is the biggest photo I can upload?',
    answers: [
      '/docs/file-upload',
      '/docs/file-upload#in-the-request',
      '/docs/file-upload#direct-upload',
      '/docs/file-upload#errors-and-edge-cases',
      '/docs/file-upload#in-the-request',
    ],
  },
  {
    question: 'where do I get the schema for my code generator?',
    answers: ['/docs/repositories#use-the-schema-in-your-own-project'],
  },
  {
    question: 'which statuses can a task move to after review?',
    answers: ['/docs/integration-events#states-of-a-task'],
  },
  {question: 'can I add Google Analytics to my app?', answers: ['/docs/tracking#rules']},
  {
    question: 'how do I get a smaller version of an image?',
    answers: ['/docs/caching-layers#images'],
  },
  {
    question: 'how long will my queries keep working without changes?',
    answers: [
      '/docs/versioning/',
      '/docs/versioning/#what-you-may-rely-on',
      '/docs/versioning/graphql-api-evolution#how-a-deprecation-runs',
    ],
  },
  {
    question: 'why is there no v2 endpoint?',
    answers: [
      '/docs/versioning/graphql-api',
      '/docs/versioning/graphql-api#why-there-is-no-version-number',
    ],
  },
  {
    question: 'how do I check in CI that my queries still work?',
    answers: [
      '/docs/versioning/graphql-api-evolution#check-your-operations',
      '/docs/versioning/graphql-api#keep-up',
    ],
  },
  {
    question: 'do new members see older chat messages?',
    answers: ['/docs/chat#what-the-platform-does-to-rooms'],
  },
  {
    question: 'where do I report a vulnerability?',
    answers: [
      '/docs/contributing/#report-a-security-problem',
      '/docs/repositories#where-to-report-what',
    ],
  },
  {
    question: 'how quickly should a pull request be reviewed?',
    answers: ['/docs/contributing/code-review-checklist#how-to-write-a-comment'],
  },
  {
    question: 'when may a deprecated field be deleted?',
    answers: [
      '/docs/contributing/deprecating-code#remove-an-old-field-or-operation',
      '/docs/contributing/deprecating-code#3-wait-and-watch',
      '/docs/versioning/graphql-api-evolution#how-a-deprecation-runs',
      '/docs/versioning/app#rules',
    ],
  },
  {
    question: "how do I get texts from the API in the user's language?",
    answers: [
      '/docs/internationalisation',
      '/docs/internationalisation#texts-of-the-platform-accept-language',
      '/docs/internationalisation#the-language-of-the-account',
      '/docs/intro#request-headers',
    ],
  },
  {
    question: 'how do two users become friends?',
    answers: [
      '/docs/authentication-authorization/#connections-between-accounts',
      '/docs/build/profiles-and-connections#connect-two-accounts',
      '/docs/build/profiles-and-connections',
    ],
  },
  {
    question: 'can a user undo deleting their account?',
    answers: ['/docs/authentication-authorization/registration-login#leave-the-platform'],
  },
  {
    question: 'how do I add a poll to a post?',
    answers: [
      '/docs/architecture/#spaces-and-posts-the-entity-map',
      '/docs/build/polls#create-and-attach',
      '/docs/build/polls',
    ],
  },
  {
    question: 'are chat messages used to train the recommendations?',
    answers: ['/docs/architecture/machine-learning#what-the-models-are-trained-on'],
  },
  {
    question: 'can I put the access token into a server-rendered page?',
    answers: [
      '/docs/server-side-rendering',
      '/docs/server-side-rendering#tokens-during-server-rendering',
    ],
  },
  {
    question: 'how do I generate a sitemap of all public spaces?',
    answers: ['/docs/seo-sitemap', '/docs/seo-sitemap#build-the-sitemap'],
  },
  {
    question: 'how are the code samples in the docs tested?',
    answers: [
      '/blog/welcome-to-the-blog',
      '/blog/welcome-to-the-blog#a-sample-cannot-rot',
      '/docs/contributing/#samples-are-checked',
    ],
  },
  {
    question: 'post was published twice after the connection dropped',
    answers: ['/docs/errors#retries'],
  },
  {
    question: 'my endpoint gets the same webhook several times',
    answers: ['/docs/integration-events#rules-of-delivery'],
  },
  {
    question: 'list still shows a post after I deleted it',
    answers: ['/docs/caching-layers#after-a-mutation'],
  },
  {
    question: 'docs mention a field but the endpoint says it does not exist',
    answers: ['/docs/versioning/#the-label-next'],
  },
  {
    question: 'app crashed on an unknown enum value',
    answers: [
      '/docs/versioning/graphql-api-evolution#safe-changes',
      '/docs/versioning/#what-you-may-not-rely-on',
      '/docs/versioning/graphql-api#what-belongs-to-the-contract',
      '/docs/internationalisation#translate-the-app',
    ],
  },
  {
    question: 'removing a favourite twice now fails',
    answers: [
      '/docs/versioning/graphql-api#move-a-client-from-favorite-to-favoritev2',
      '/docs/build/favorites#unmark',
      '/docs/build/favorites#errors-and-limits',
    ],
  },
  {
    question: 'version check times out when the app starts',
    answers: [
      '/docs/versioning/app#errors-and-edge-cases',
      '/docs/versioning/app#supported-ending-refused',
    ],
  },
  {question: 'chat returns 403 when sending a message', answers: ['/docs/chat#errors']},
  {
    question: 'n+1 requests to a backend service',
    answers: [
      '/docs/architecture/#what-the-gateway-does-in-order',
      '/docs/limits#stay-below-them',
    ],
  },
  {
    question: 'find out who still uses an old field',
    answers: ['/docs/contributing/deprecating-code#3-wait-and-watch'],
  },
  {
    question: 'due date shows one day too early',
    answers: ['/docs/internationalisation#dates-times-and-time-zones'],
  },
  {
    question: 'button is shown but the action answers FORBIDDEN',
    answers: [
      '/docs/authentication-authorization/#ask-do-not-compute',
      '/docs/authentication-authorization/#who-am-i-and-what-may-i-do',
      '/docs/authentication-authorization/#edge-cases',
      '/docs/errors',
      '/docs/errors#the-codes',
      '/docs/errors#read-an-error',
    ],
  },
  {
    question: 'users get logged out with two tabs open',
    answers: [
      '/docs/authentication-authorization/registration-login#stay-signed-in',
      '/docs/authentication-authorization/registration-login#where-tokens-may-be-kept',
    ],
  },
  {
    question: 'user never got the verification email',
    answers: [
      '/docs/authentication-authorization/registration-login#confirm-the-email-address',
    ],
  },
  {
    question: 'bot cannot get into a private space',
    answers: [
      '/docs/authentication-authorization/third-party-integrations#2-enter-a-space',
    ],
  },
  {
    question: 'device stops getting push after two months',
    answers: ['/docs/push-notifications#register-a-device'],
  },
  {
    question: 'donations are null without any error',
    answers: ['/docs/architecture/#when-a-service-is-down'],
  },
  {
    question: 'feed order changes on every reload',
    answers: [
      '/docs/architecture/machine-learning',
      '/docs/architecture/machine-learning#rules-for-clients',
      '/docs/architecture/machine-learning#where-models-decide',
      '/docs/versioning/#what-you-may-not-rely-on',
    ],
  },
  {
    question: "all visitors share our server's IP and we run into the limit",
    answers: ['/docs/server-side-rendering#one-address-many-readers'],
  },
  {
    question: 'shared link shows no picture in the preview',
    answers: ['/docs/seo-sitemap#title-description-and-preview'],
  },
];
