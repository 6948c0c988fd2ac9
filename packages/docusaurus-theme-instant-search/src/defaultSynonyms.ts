import type {Synonyms} from './synonyms';

/** What a site has that names no synonyms of its own. */
export const DEFAULT_SYNONYMS: Synonyms = `
  login, log in, log on, sign in, signin, sign-in
  logout, log out, log off, sign out, signout
  register, registration, sign up, signup, sign-up
  sso, single sign-on, single sign on
  authentication, authenticate, auth
  authorization, authorisation, authorize, authorise, auth
  token, api key, api keys, credential, credentials
  permission, who can, who may, allowed to, privilege
  security, vulnerability, vulnerabilities, exploit
  url, address, endpoint, uri
  request, call, calls
  limit, maximum, max, quota, rate limit, throttle, throttled, per minute
  retry, try again, send again, resend, repeat
  service, microservice, microservices, backend
  webhook, callback
  image, picture, photo, avatar, thumbnail
  diagram, flowchart, chart
  mail, email, e-mail, emails
  delete, remove, drop, erase
  deprecated, obsolete
  account, user
  create, add, new
  update, change, edit, modify
  migrate, migration, move, switch
  correct, fix, typo, mistake
  example, sample, snippet
  disable, turn off, switch off, opt out, unsubscribe, mute
  private, direct, dm
  error, failure, fail, broken
  stale, outdated, out of date, old
  pagination, paging, paginate, page through, page size, next page, infinite scroll, load more
  depth, deep, nested, nesting
  repository, repo, source code
  licence, license, open source, open-source
  translation, translate, localisation, localization
  language, locale
  timezone, time zone
  i18n, internationalisation, internationalization
  seo, search engine, search engines, google, bing, crawler, search engine optimisation, search engine optimization
  ssr, server side rendering, server-side rendering
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '));
