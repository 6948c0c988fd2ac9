import type {Synonyms} from './synonyms';

// cspell:ignore fulfillment honored wishlist
/**
 * What a site has that names no synonyms of its own: words of people for those of APIs. They are from questions that
 * developers ask about this site, GitHub's schema and Shopify's; `npm run evaluate` measures others too.
 */
export const DEFAULT_SYNONYMS: Synonyms = `
  login, log in, logs in, logged in, log on, sign in, signs in, signed in, signin, sign-in
  logout, log out, logs out, logged out, log off, sign out, signed out, signout
  register, registration, sign up, signup, sign-up
  sso, single sign-on, single sign on
  authentication, authenticate, auth
  authorization, authorisation, authorize, authorise, auth
  authenticated, current user, who am i, whoami, viewer, logged in user, logged in person, signed in user, my own account
  token, api key, api keys, access key, credential, credentials, bearer, jwt
  refresh, renew, renewal, extend
  rotate, replace, swap
  permission, who can, who may, allowed to, am i allowed, permitted, privilege, rights, scope, access level
  security, vulnerability, vulnerabilities, exploit
  leak, leaked, compromised, stolen, exposed, published
  signature, hmac, verify, verification
  consent, revoke, withdraw, disconnect, disconnected, uninstall, opt in
  url, address, endpoint, uri
  request, call, calls
  response, payload, result
  limit, maximum, max, quota, rate limit, throttle, throttled, throttling, per minute, biggest, largest
  exceed, too big, too large, too long, too many, oversized
  size, big, large, megabyte, mb
  expire, expires, expiry, lifetime, how long, ttl, lapse, valid
  retry, try again, send again, resend, repeat, backoff, dead letter, dlq
  duplicate, duplicates, twice, several times, double
  idempotency, idempotent, safe to repeat, safe to send
  timeout, times out, timed out, respond, slow
  down, outage, unavailable, unreachable
  service, microservice, microservices, backend
  webhook, webhooks, callback, event, events
  bot, robot, service account, machine to machine, script
  image, picture, photo, avatar, thumbnail
  width, resize, resized, smaller, scale, crop
  diagram, flowchart, chart
  mail, email, e-mail, emails
  delete, remove, drop, erase, wipe, get rid of
  leave, quit, exit, step down
  ban, kick, kick out, expel, throw out
  accept, approve, agree
  decline, reject, refuse, turn down, deny, honored
  report, flag, abuse, abusive, complaint, spam
  visibility, visible, invisible, hidden, hide, who can see, seen by
  undo, revert, restore, recover, bring back
  deprecated, obsolete, sunset
  account, user
  handle, username, nickname, user name
  create, add, new, make, start, open, put, set up
  update, change, edit, modify, rename
  list, all, browse, show
  migrate, migration, move, switch, transfer
  correct, fix, typo, mistake
  notice, announce, announced, advance, ahead
  example, sample, snippet
  mock, fake, stub, dummy, sandbox, playground, staging
  locally, local, localhost, on my machine
  repository, repo, source code, clone, checkout
  disable, turn off, switch off, opt out, unsubscribe, mute, deactivate
  private, direct
  direct message, dm, dms
  error, failure, fail, fails, failed, broken, exception, crash, crashed
  stale, outdated, out of date, old, older
  order, sort, sorted, ranking, ranked, algorithm
  recommendation, suggestion, suggested, similar, related, recommended
  feed, timeline, newsfeed
  comment, reply, respond
  mention, mentions, tag
  reaction, emoji
  poll, survey, ballot
  task, todo, to-do, chore, chores
  appointment, meeting, calendar
  notification, notify, notified, alert, alerts
  tracking, analytics, statistics, metrics, telemetry
  privacy, personal data, gdpr
  amount, price, prices, money, currency, euro, euros, dollar, dollars
  total, count, number of, sum
  date, when was, when is, when does, when did, when do, when will
  pagination, paging, paginate, page through, page size, next page, previous page, infinite scroll, load more, relay, cursor, edges
  depth, deep, nested, nesting
  argument, parameter, parameters, param, params
  field, property, attribute
  compatible, backward compatible, backwards compatible, breaking, incompatible
  pull request, merge request, pr, prs
  licence, license, open source, open-source
  translation, translate, localisation, localization
  language, locale
  timezone, time zone, utc, gmt
  unauthenticated, 401, unauthorized, not logged in, not signed in, login required, who are you
  forbidden, 403, permission denied, access denied, not allowed, no access, insufficient
  notfound, 404, does not exist, doesn't exist, no longer exists, cannot be found
  conflict, 409, already exists, already taken
  invalid, bad request, malformed, validation, validate
  ratelimited, 429, too many requests, rate limit
  upstream, 502, 503, 504
  cors, cross origin, cross-origin, another domain, other domain, same origin
  csrf, cross site, forged, forgery
  mfa, 2fa, two factor, second factor
  redirect, callback url, redirect url, redirect_uri, send back
  realtime, real time, real-time, websocket, websockets, sse, live, subscription
  batch, bulk, at once, in one request, in one go, several requests
  block, blacklist, blocklist, stop someone, stop somebody, stop people
  invite, bring in, add people, add someone, invitation
  place, location, city, cities, town, nearby, near me
  draft, unpublished
  code generator, codegen, generate types, typed, typescript
  schema, sdl, introspection
  explorer, graphiql, try it out, playground
  cost, complexity, points, expensive
  push, apns, fcm, firebase, mobile notification, phone notification
  payment, pay, donate, donation, credit card, charge
  newsletter, mailing list, marketing
  profile, bio
  autocomplete, suggest, suggestion, type ahead, typeahead, as you type, while typing, while a user types
  i18n, internationalisation, internationalization
  seo, search engine, search engines, google, bing, crawler, crawlers, search engine optimisation, search engine optimization
  preview, open graph, social card, twitter card
  enable, turn on, switch on, activate
  join, become a member, enroll, enrol
  subscribe, watch, follow
  like, thumbs up, upvote, heart, love
  favorite, favourite, bookmark, star, wishlist, save for later
  suspend, freeze, pause, deactivate
  hide, minimize, minimise, collapse, conceal
  lock, freeze
  copy, clone, fork
  reset, recover, forgot, forgotten
  previous, earlier, prior
  newest, latest, recent
  issue, ticket, bug
  branch, ref
  cart, basket, trolley
  customer, buyer, shopper, purchaser
  discount, coupon, voucher, promo, promotion, promo code
  refund, pay back, paid back, money back, give money back, reimburse
  stock, inventory, availability, available
  shipping, delivery, deliver, parcel, shipment, fulfillment, fulfilment, dispatch
  seller, vendor, merchant, supplier
  invoice, bill, receipt
  tax, vat, duty
  weight, heavy, weigh
  barcode, isbn, ean, gtin, upc
  wallet, apple pay, google pay
  terms, terms of service, terms and conditions, terms of use, conditions
  legal, imprint, legal notice
  alt, alternative text, screen reader, screen readers, blind
  bundle, kit, package deal
  spreadsheet, csv, excel
  ssr, server side rendering, server-side rendering
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(', '));
