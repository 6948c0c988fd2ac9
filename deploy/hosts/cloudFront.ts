import {SECURE_ONLY, toSecurityHeaders} from '../headers/responseHeaders';
import {NOTICE, toJson, type BuildFacts} from './hostFile';

/** Names that a response headers policy of CloudFront sets by options of their own. */
const HSTS = 'Strict-Transport-Security';
const CSP = 'Content-Security-Policy';

/**
 * A response headers policy for `aws cloudfront create-response-headers-policy
 * --response-headers-policy-config file://...`. It overrides what the bucket says.
 */
export function toResponseHeadersPolicy({hashes}: BuildFacts): string {
  const {
    [CSP]: csp,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _sniff,
    ...custom
  } = toSecurityHeaders(hashes);
  const [maxAge = ''] = /\d+/.exec(SECURE_ONLY[HSTS] ?? '') ?? [];
  const items = Object.entries(custom).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return toJson({
    Name: 'documentation-site',
    Comment: NOTICE,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: csp},
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {Override: true, ReferrerPolicy: referrer},
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(maxAge),
        IncludeSubdomains: true,
        Preload: false,
      },
    },
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  });
}

/**
 * A CloudFront function for viewer requests. A bucket knows files, not pages: the function asks it
 * for the file of a page. Let the distribution answer 403 and 404 of the bucket with /404.html and
 * status 404.
 */
export function toViewerRequestFunction(): string {
  return `// ${NOTICE}
function handler(event) {
  var request = event.request;
  var page = request.uri.replace(/(?:\\/index)?\\.html$|\\/$/, '');
  var name = page.slice(page.lastIndexOf('/') + 1);
  if (page === '/404' || name === 'index') {
    request.uri = '/no-such-file';
  } else if (page !== request.uri || name.indexOf('.') === -1) {
    request.uri = page + '/index.html';
  }
  return request;
}
`;
}
