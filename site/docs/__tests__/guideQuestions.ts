/** A question as a developer would type it, and the places that answer it. */
export interface GuideQuestion {
  readonly question: string;
  /** Any of these is a right answer: a page, with `#section` where one section answers. */
  readonly answers: readonly string[];
}

const question = (text: string, ...answers: string[]): GuideQuestion => ({
  question: text,
  answers,
});

const ACCESS = '/docs/authentication-authorization/';
const LOGIN = `${ACCESS}registration-login`;
const CLIENTS = `${ACCESS}third-party-integrations`;
const EVOLUTION = '/docs/versioning/graphql-api-evolution';
const RETIRING = '/docs/contributing/deprecating-code';

/** The questions by which search in the guides is judged. */
export const guideQuestions: readonly GuideQuestion[] = [
  question('how do I log in', LOGIN, `${LOGIN}#sign-a-user-in`),
  question(
    'sign up a new user',
    LOGIN,
    `${LOGIN}#sign-a-user-in`,
    `${LOGIN}#1-send-the-user-to-the-sign-in-service`,
  ),
  question('log out', `${LOGIN}#sign-out`),
  question(
    'refresh token',
    `${LOGIN}#stay-signed-in`,
    `${ACCESS}#a-token-that-is-not-valid`,
  ),
  question(
    'access token expired',
    `${ACCESS}#a-token-that-is-not-valid`,
    `${ACCESS}#tokens`,
    `${LOGIN}#stay-signed-in`,
  ),
  question('authorization header', '/docs/intro#request-headers', `${ACCESS}#tokens`),
  question(
    'who can delete a post',
    `${ACCESS}#roles-and-permissions`,
    `${ACCESS}#roles-in-a-space`,
  ),
  question('roles and permissions', `${ACCESS}#roles-and-permissions`),
  question(
    'what may an anonymous visitor read',
    `${ACCESS}#from-visitor-to-member`,
    `${ACCESS}#visibility`,
    ACCESS,
  ),
  question('who can see a private space', `${ACCESS}#visibility`),
  question('oauth', LOGIN, `${LOGIN}#sign-a-user-in`, `${ACCESS}#tokens`),
  question('confirm email', `${LOGIN}#confirm-the-email-address`),
  question('delete my account', `${LOGIN}#leave-the-platform`),
  question(
    'service account for a bot',
    `${CLIENTS}#act-for-itself`,
    `${CLIENTS}#choose-how-to-act`,
    CLIENTS,
  ),
  question('user withdraws consent', `${CLIENTS}#when-consent-ends`),
  question('first query', '/docs/intro#2-send-a-query', '/docs/intro#quick-start'),
  question('getting started', '/docs/intro', '/docs/intro#quick-start'),
  question(
    'page size',
    '/docs/pagination',
    '/docs/pagination#the-rules',
    '/docs/pagination#read-a-list-to-its-end',
  ),
  question(
    'pagination',
    '/docs/pagination',
    '/docs/pagination#the-rules',
    '/docs/pagination#read-a-list-to-its-end',
  ),
  question(
    'next page cursor',
    '/docs/pagination',
    '/docs/pagination#the-rules',
    '/docs/pagination#read-a-list-to-its-end',
  ),
  question(
    'upload a picture',
    '/docs/file-upload',
    '/docs/file-upload#in-the-request',
    '/docs/file-upload#direct-upload',
    '/docs/file-upload#errors-and-edge-cases',
    '/docs/intro#4-upload-a-file',
    '/docs/file-upload#direct-upload',
  ),
  question(
    'error codes',
    '/docs/errors',
    '/docs/errors#the-codes',
    '/docs/errors#read-an-error',
  ),
  question(
    'how many requests per minute',
    '/docs/limits',
    '/docs/limits#limits-of-every-request',
    '/docs/limits#points',
  ),
  question('when should I retry', '/docs/errors#retries'),
  question('endpoint url', '/docs/intro', '/docs/intro#quick-start'),
  question('how is the platform built', '/docs/architecture/'),
  question(
    'overview of services',
    '/docs/architecture/',
    '/docs/architecture/#services-behind-the-gateway',
  ),
  question(
    'graphql gateway',
    '/docs/architecture/#what-the-gateway-does-in-order',
    '/docs/architecture/#the-request-path',
  ),
  question(
    'how are recommendations made',
    '/docs/architecture/machine-learning#how-recommendations-are-made',
  ),
  question('machine learning', '/docs/architecture/machine-learning'),
  question(
    'model training',
    '/docs/architecture/machine-learning#what-the-models-are-trained-on',
  ),
  question(
    'how long is a response cached',
    '/docs/caching-layers#how-long-to-keep-what',
    '/docs/caching-layers#what-each-layer-keeps',
  ),
  question('update the cache after a mutation', '/docs/caching-layers#after-a-mutation'),
  question('cdn', '/docs/caching-layers#read-through-the-cdn'),
  question(
    'send a chat message',
    '/docs/chat',
    '/docs/chat#write-to-one-person',
    '/docs/chat#open-the-chat',
  ),
  question('direct message to one user', '/docs/chat#write-to-one-person'),
  question('which user wrote in a chat room', '/docs/chat#show-who-is-in-a-room'),
  question('how do I contribute', '/docs/contributing/'),
  question('open a pull request', '/docs/contributing/#from-an-issue-to-a-pull-request'),
  question('report a vulnerability', '/docs/contributing/#report-a-security-problem'),
  question('what does a reviewer check', '/docs/contributing/code-review-checklist'),
  question('code review', '/docs/contributing/code-review-checklist'),
  question('remove an old field', `${RETIRING}#remove-an-old-field-or-operation`),
  question('deprecate a field', `${RETIRING}#2-deprecate-the-old-field-or-operation`),
  question(
    'when is deprecated code deleted',
    RETIRING,
    `${RETIRING}#3-wait-and-watch`,
    `${RETIRING}#remove-an-old-field-or-operation`,
    `${EVOLUTION}#how-a-deprecation-runs`,
  ),
  question('integration events', '/docs/integration-events'),
  question(
    'subscribe to events',
    '/docs/integration-events',
    '/docs/integration-events#receive-events',
  ),
  question('webhook retries', '/docs/integration-events#rules-of-delivery'),
  question(
    'event delivered twice',
    '/docs/integration-events#rules-of-delivery',
    '/docs/integration-events',
  ),
  question('translate the app', '/docs/internationalisation#translate-the-app'),
  question('supported languages', '/docs/internationalisation#supported-languages'),
  question(
    'accept-language',
    '/docs/internationalisation#texts-of-the-platform-accept-language',
  ),
  question(
    'date format and time zone',
    '/docs/internationalisation#dates-times-and-time-zones',
  ),
  question('register a device for push', '/docs/push-notifications#register-a-device'),
  question('push notifications', '/docs/push-notifications'),
  question('turn off notifications', '/docs/push-notifications#let-people-choose'),
  question('where is the source code', '/docs/repositories'),
  question(
    'download the schema',
    '/docs/repositories#use-the-schema-in-your-own-project',
  ),
  question('sitemap', '/docs/seo-sitemap', '/docs/seo-sitemap#build-the-sitemap'),
  question('robots.txt', '/docs/seo-sitemap#robotstxt-and-noindex'),
  question('canonical url', '/docs/seo-sitemap#one-canonical-url-for-each-page'),
  question('search engine optimisation', '/docs/seo-sitemap'),
  question('server side rendering', '/docs/server-side-rendering'),
  question(
    'hydration mismatch',
    '/docs/server-side-rendering#hydration-the-same-text-on-both-sides',
  ),
  question(
    'token during server rendering',
    '/docs/server-side-rendering#tokens-during-server-rendering',
  ),
  question('count page views', '/docs/tracking#count-a-view'),
  question('tracking', '/docs/tracking'),
  question(
    'minimum app version',
    '/docs/versioning/app',
    '/docs/versioning/app#supported-ending-refused',
    '/docs/versioning/app#ask-at-the-start',
  ),
  question(
    'force users to update the app',
    '/docs/versioning/app#force-the-update-of-a-refused-version',
  ),
  question('what does v2 mean', '/docs/versioning/graphql-api#what-the-suffix-v2-means'),
  question('breaking changes', `${EVOLUTION}#breaking-changes`),
  question(
    'add a field without breaking clients',
    `${EVOLUTION}#add-a-field-without-breaking-clients`,
  ),
  question('schema evolution', EVOLUTION),
  question(
    'add an appointment to a calendar',
    '/docs/build/appointments#export-to-a-calendar',
  ),
  question(
    'reply to a comment',
    '/docs/build/comments-and-reactions#write-a-comment-or-a-reply',
  ),
  question('glossary', '/docs/glossary'),
  question('welcome to the blog', '/blog/welcome-to-the-blog'),
];
