import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {toCandidates} from '../../../commands/server/toCandidates';
import {toResponseHeadersPolicy, toViewerRequestFunction} from '../cloudFront';

interface ViewerRequest {
  readonly uri: string;
}

/** The file that the function asks the bucket for. */
function rewrite(uri: string): string {
  const context: {handler?: (event: {request: ViewerRequest}) => ViewerRequest} = {};
  runInNewContext(toViewerRequestFunction(), context);
  return context.handler?.({request: {uri}}).uri ?? '';
}

it.each([
  '/',
  '/index.html',
  '/docs/intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
  '/robots.txt',
  '/assets/js/main.1a2b3c4d.js',
  '/.well-known/security.txt',
])('asks for one of the files that the server looks for: %s', (uri) => {
  expect(toCandidates(uri)).toContain(rewrite(uri));
});

it.each(['/404', '/404.html', '/404/', '/index', '/docs/index/', '/docs/intro/index'])(
  'asks for a file that is not there: %s',
  (uri) => {
    expect(toCandidates(uri)).toEqual([]);
    expect(rewrite(uri)).toBe('/no-such-file');
  },
);

it('says each header once in the policy, as CloudFront wants it', () => {
  const policy = JSON.parse(toResponseHeadersPolicy({hashes: []})) as {
    readonly SecurityHeadersConfig: object;
    readonly CustomHeadersConfig: {
      readonly Quantity: number;
      readonly Items: readonly {readonly Header: string}[];
    };
  };
  const {Quantity, Items} = policy.CustomHeadersConfig;
  expect(Quantity).toBe(Items.length);
  expect(Items.map(({Header}) => Header)).toEqual([
    'Cross-Origin-Embedder-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ]);
  expect(Object.keys(policy.SecurityHeadersConfig)).toEqual([
    'ContentSecurityPolicy',
    'ContentTypeOptions',
    'ReferrerPolicy',
    'StrictTransportSecurity',
  ]);
});
