import {readHostFile, withScriptHashes} from './hostFiles';

/** Header names and their values. */
export type Headers = Readonly<Record<string, string>>;

/** The rules of `_headers`, of which the first is for all paths. */
const [EVERYWHERE, ...BY_PATH] = readHostFile('_headers')
  .replaceAll(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .map((rule) => {
    const [glob = '', ...lines] = rule.split('\n');
    return {
      pattern: new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ) as Headers,
    };
  });

const {'Strict-Transport-Security': HSTS = '', ...SECURITY} = EVERYWHERE?.headers ?? {};

/** The headers of every response, over HTTPS or not, whatever its status. */
export function toSecurityHeaders(hashes: readonly string[]): Headers {
  const name = 'Content-Security-Policy';
  return {...SECURITY, [name]: withScriptHashes(SECURITY[name] ?? '', hashes)};
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
  const rules = BY_PATH.filter(({pattern}) => isFile && pattern.test(pathname));
  return Object.assign(
    {...(hashes && toSecurityHeaders(hashes)), 'Cache-Control': 'no-cache'},
    // RFC 6797, 7.2: over HTTPS only.
    hashes && isSecure ? {'Strict-Transport-Security': HSTS} : {},
    ...rules.map(({headers}) => headers),
  ) as Headers;
}
