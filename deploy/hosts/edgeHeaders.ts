import {PATH_RULES, SECURE_ONLY, toSecurityHeaders} from '../headers/responseHeaders';
import type {Headers} from '../headers/responseHeaders';
import {NOTICE, type BuildFacts} from './hostFile';

/** Headers for globs of paths; a later entry adds to the ones before it. */
export interface GlobHeaders {
  readonly glob: string;
  readonly headers: Headers;
}

/**
 * The headers for hosts that serve HTTPS only and match paths by glob. `Cache-Control` is set for
 * hashed files alone: these hosts let pages be revalidated by themselves, and join what two entries
 * say of one header.
 */
export function toGlobHeaders({hashes}: BuildFacts): GlobHeaders[] {
  return [
    {glob: '/*', headers: {...toSecurityHeaders(hashes), ...SECURE_ONLY}},
    ...PATH_RULES.flatMap(({globs, headers}) => globs.map((glob) => ({glob, headers}))),
  ];
}

/** `_headers`, for the root of the build: Netlify and Cloudflare Pages. */
export function toEdgeHeaders(facts: BuildFacts): string {
  const entries = toGlobHeaders(facts).map(({glob, headers}) =>
    [glob, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    ),
  );
  return `# ${NOTICE}\n${entries.join('\n\n')}\n`;
}
