/**
 * The scoring that Mozilla publishes for its HTTP Observatory (algorithm 6, of the analyzers in
 * github.com/mdn/mdn-http-observatory), for a site without cookies that is reached over HTTPS and
 * redirects to it. Written anew from its tables: what is no good costs, what is better than
 * needed is credited, but only to a site that has 90 points without.
 */
export interface Answer {
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly isPreloaded: boolean;
}

export interface Score {
  readonly score: number;
  readonly modifiers: Readonly<Record<string, number>>;
}

type Directives = ReadonlyMap<string, readonly string[]>;

const BROAD = ['ftp:', 'http:', 'https:', '*'];
const HALF_A_YEAR = 15_768_000;

export function scoreAnswer(answer: Answer): Score {
  const {headers} = answer;
  const policy = parsePolicy(headers['content-security-policy']);
  const modifiers = {
    'content-security-policy': scorePolicy(policy),
    'cross-origin-embedder-policy': scoreToken(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
    'cross-origin-opener-policy': scoreToken(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'noopener-allow-popups'],
      ['same-origin-allow-popups', 'unsafe-none'],
    ),
    'cross-origin-resource-policy': scoreToken(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    'cross-origin-resource-sharing': scoreSharing(headers),
    'referrer-policy': scoreReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreTransport(answer),
    'subresource-integrity': scoreIntegrity(answer.html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(policy, headers['x-frame-options']),
  };
  const all = Object.values(modifiers);
  const withoutCredit = 100 + sum(all.filter((modifier) => modifier < 0));
  const score = withoutCredit >= 90 ? 100 + sum(all) : withoutCredit;
  return {score: Math.max(0, score), modifiers};
}

function parsePolicy(header: string | undefined): Directives | undefined {
  if (header === undefined) return undefined;
  const entries = header.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    return [name, sources] as const;
  });
  return new Map(entries);
}

function scorePolicy(policy: Directives | undefined): number {
  if (!policy) return -25;
  const fallback = policy.get('default-src') ?? ['*'];
  const find = (name: string): readonly string[] => policy.get(name) ?? fallback;
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(
    withoutOverruled(find),
  ) as [string[], string[], string[]];
  const isUnsafe = (sources: readonly string[]): boolean =>
    sources.some((source) => [...BROAD, "'unsafe-inline'", 'data:'].includes(source));
  const isInsecure = (sources: readonly string[]): boolean =>
    sources.some((source) => /^(?:http|ftp):/.test(source));
  if (isUnsafe(scripts) || objects.some((source) => BROAD.includes(source))) return -20;
  const active = [...policy.keys()].filter((name) => !/^(?:img|media)-src$/.test(name));
  if (active.some((name) => isInsecure(find(name)))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (isInsecure(find('img-src')) || isInsecure(find('media-src'))) return -10;
  if (isUnsafe(styles)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

/** Where there are hashes or nonces, browsers ignore `'unsafe-inline'`. */
function withoutOverruled(
  find: (name: string) => readonly string[],
): (name: string) => string[] {
  return (name) => {
    const sources = find(name);
    const hasHash = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
    return sources.filter((source) => !(hasHash && source === "'unsafe-inline'"));
  };
}

function scoreToken(
  value: string | undefined,
  credited: readonly string[],
  accepted: readonly string[],
): number {
  if (value === undefined || accepted.includes(value)) return 0;
  return credited.includes(value) ? 10 : -5;
}

function scoreSharing(headers: Answer['headers']): number {
  const isOpen = headers['access-control-allow-origin'] === '*';
  return isOpen && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    value,
  )
    ? 5
    : -5;
}

function scoreTransport({headers, isPreloaded}: Answer): number {
  const [, maxAge] =
    /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (maxAge === undefined) return -20;
  if (Number(maxAge) < HALF_A_YEAR) return -10;
  return isPreloaded ? 5 : 0;
}

function scoreIntegrity(html: string): number {
  const files = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/gi)].map(([tag]) => tag);
  const foreign = files.filter((tag) => /\bsrc=["']?(?:https?:)?\/\//i.test(tag));
  if (foreign.some((tag) => !/\bintegrity=/i.test(tag))) {
    return foreign.every((tag) => /\bsrc=["']?https:/i.test(tag)) ? -5 : -50;
  }
  return files.some((tag) => /\bintegrity=/i.test(tag)) ? 5 : 0;
}

function scoreFrames(policy: Directives | undefined, header: string | undefined): number {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
