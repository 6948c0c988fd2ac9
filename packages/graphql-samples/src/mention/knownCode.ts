const HTTP_METHODS = [
  'CONNECT',
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'POST',
  'PUT',
  'TRACE',
];

/** What ECMAScript has in every surrounding, as its specification lists it. */
const JAVASCRIPT = [
  ...['Infinity', 'NaN', 'globalThis', 'decodeURI', 'decodeURIComponent', 'encodeURI'],
  ...['encodeURIComponent', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'BigInt'],
  ...['AggregateError', 'Array', 'ArrayBuffer', 'Atomics', 'Boolean', 'DataView', 'Date'],
  ...['Error', 'EvalError', 'FinalizationRegistry', 'Function', 'Intl', 'Iterator'],
  ...['JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError'],
  ...['ReferenceError', 'Reflect', 'RegExp', 'Set', 'SharedArrayBuffer', 'String'],
  ...['Symbol', 'SyntaxError', 'TypeError', 'URIError', 'WeakMap', 'WeakRef', 'WeakSet'],
];

const KNOWN: ReadonlySet<string> = new Set([...HTTP_METHODS, ...JAVASCRIPT, 'GraphQL']);

/** Whether inline code is known by its first part: `GET`, `JSON`, `JSON.stringify`. */
export function isKnownCode(text: string): boolean {
  return KNOWN.has(/^\w+(?=$|[.(])/.exec(text)?.[0] ?? '');
}

const EXTENSIONS =
  /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|css|csv|env|gif|gql|graphqls?|html?|ico|jpe?g|jsonc?|json5|lock|log|mdx?|pdf|png|sh|sql|svg|toml|txt|webp|xml|ya?ml|zip)$/;

/** Whether inline code is the name of a file, such as `package.json` or `Node.js`. */
export function isFileName(text: string): boolean {
  return EXTENSIONS.test(text);
}
