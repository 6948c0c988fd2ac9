import {PATH_RULES, SECURE_ONLY, toSecurityHeaders} from '../headers/responseHeaders';
import type {Headers} from '../headers/responseHeaders';
import {NOTICE, type BuildFacts} from './hostFile';

/**
 * `_headers`, for the root of the build: Netlify and Cloudflare Pages, which serve HTTPS only.
 * `Cache-Control` is set for hashed files alone: these hosts revalidate pages by default, and
 * join the values that two globs set for one header.
 */
export function toEdgeHeaders({hashes}: BuildFacts): string {
  const rules: readonly (readonly [glob: string, headers: Headers])[] = [
    ['/*', {...toSecurityHeaders(hashes), ...SECURE_ONLY}],
    ...PATH_RULES.flatMap(({globs, headers}) =>
      globs.map((glob) => [glob, headers] as const),
    ),
  ];
  const entries = rules.map(([glob, headers]) =>
    [glob, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    ),
  );
  return `# ${NOTICE}\n${entries.join('\n\n')}\n`;
}
