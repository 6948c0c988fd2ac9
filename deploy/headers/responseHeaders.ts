import {toContentSecurityPolicy} from './contentSecurityPolicy';

/** Header names and their values. */
export type Headers = Readonly<Record<string, string>>;

/** What an address returns, for those headers that are not the same for all. */
export interface PathRule {
  /** Matches decoded paths. It has to mean the same to PCRE, RE2 and JavaScript. */
  readonly pattern: string;
  /** The same as globs in which `*` stands for any text, slashes included. */
  readonly globs: readonly string[];
  readonly headers: Headers;
}

/** What may have changed is requested every time, and the response is mostly 304. */
export const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Powers of the browser that the site has no use for. */
const REFUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'.split(
    ' ',
  );

/** Sent over HTTPS only: RFC 6797, 7.2. */
export const SECURE_ONLY: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Of several rules for one path, all apply. Responses other than 200 and 206 have none of them. */
export const PATH_RULES: readonly PathRule[] = [
  {
    pattern: '^/assets/',
    globs: ['/assets/*'],
    // The name of the file contains a hash of its content.
    headers: {'Cache-Control': IMMUTABLE},
  },
  {
    // What programs read: feeds, the sitemap, the schema, Markdown. Pages of others may, too.
    pattern: '\\.(?:xml|json|md|txt|graphql)$',
    globs: ['/*.xml', '/*.json', '/*.md', '/*.txt', '/*.graphql'],
    headers: {'Access-Control-Allow-Origin': '*'},
  },
];

const PATTERNS = PATH_RULES.map(({pattern}) => new RegExp(pattern));

/** The headers of every response, over HTTPS or not, whatever its status. */
export function toSecurityHeaders(hashes: readonly string[]): Headers {
  return {
    'Content-Security-Policy': toContentSecurityPolicy(hashes),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

interface ResponseFacts {
  /** Decoded path of the request. */
  readonly pathname: string;
  readonly status: number;
  readonly isSecure: boolean;
}

/**
 * All headers of a response that the content does not decide; without `hashes` only those that are
 * right for any site.
 */
export function toResponseHeaders(
  {pathname, status, isSecure}: ResponseFacts,
  hashes: readonly string[] | undefined,
): Headers {
  const isFile = status === 200 || status === 206 || status === 304;
  const rules = isFile
    ? PATH_RULES.filter((_rule, index) => PATTERNS[index]?.test(pathname))
    : [];
  return Object.assign(
    {...(hashes && toSecurityHeaders(hashes)), 'Cache-Control': REVALIDATED},
    hashes && isSecure ? SECURE_ONLY : {},
    ...rules.map(({headers}) => headers),
  ) as Headers;
}
