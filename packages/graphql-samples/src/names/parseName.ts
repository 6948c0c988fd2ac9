/** The HTTP methods and the global objects of ECMAScript, which name no element of a schema. */
const KNOWN: ReadonlySet<string> = new Set(
  `CONNECT DELETE GET HEAD OPTIONS PATCH POST PUT TRACE
  Infinity NaN globalThis decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN
  parseFloat parseInt BigInt AggregateError Array ArrayBuffer Atomics Boolean DataView Date Error
  EvalError FinalizationRegistry Function Intl Iterator JSON Map Math Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError
  URIError WeakMap WeakRef WeakSet GraphQL`.split(/\s+/),
);
const FILE =
  /\.(?:[cm]?[jt]sx?|css|csv|env|gif|gql|graphqls?|html?|ico|jpe?g|jsonc?|json5|lock|log|mdx?|pdf|png|sh|sql|svg|toml|txt|webp|xml|ya?ml|zip)$/;

/** Inline code that has the shape of a name. */
export interface Name {
  readonly kind: 'directive' | 'variable' | 'member' | 'call' | 'word';
  /** The type in front of a member. */
  readonly owner?: string;
  readonly name: string;
  /** The names of the arguments in parentheses. */
  readonly args: readonly string[];
}

const ARGUMENTS = String.raw`(?:\((?<args>\w+:.*)\))?`;
const SHAPES: readonly (readonly [Name['kind'], RegExp])[] = [
  ['directive', new RegExp(`^@(?<name>[A-Za-z_]\\w*)${ARGUMENTS}$`, 's')],
  ['variable', /^\$(?<name>[A-Za-z_]\w*)$/],
  ['member', new RegExp(`^(?<owner>[A-Z_]\\w*)\\.(?<name>\\w+)${ARGUMENTS}$`, 's')],
  ['call', /^(?<name>[A-Za-z_]\w*)\((?<args>\w+:.*)\)$/s],
  ['word', /^\[*(?<name>[A-Z]\w*)[\]!]*$/],
  // `aB`, `a_b` and `__typename`, but no word of small letters.
  ['word', /^(?<name>[a-z]\w*[A-Z]\w*|[a-z][a-z\d]*(?:_[a-z\d]+)+|_+[A-Za-z]\w*)$/],
];
const NESTED = /"(?:[^"\\]|\\.)*"|\{[^{}]*\}|\[[^[\]]*\]/g;

/**
 * Parses inline code as a name: `X`, `X.y`, `X.y(z:)`, `aB`, `a_b`, `UPPER_SNAKE`, `@x`, `$x` and
 * `x(y: value)`. Returns undefined for other code, names of files, HTTP methods and JavaScript.
 */
export function parseName(text: string): Name | undefined {
  if (KNOWN.has(/^\w+(?=$|[.(])/.exec(text)?.[0] ?? '') || FILE.test(text)) {
    return undefined;
  }
  for (const [kind, shape] of SHAPES) {
    const groups = shape.exec(text)?.groups;
    if (!groups) continue;
    const {name = '', owner, args = ''} = groups;
    const names = withoutNested(args).matchAll(/(\w+)\s*:/g);
    return {
      kind,
      name,
      ...(owner !== undefined && {owner}),
      args: [...names].map(([, argument = '']) => argument),
    };
  }
  return undefined;
}

function withoutNested(args: string): string {
  const rest = args.replaceAll(NESTED, '');
  return rest === args ? rest : withoutNested(rest);
}
