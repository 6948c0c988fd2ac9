const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'No server listens there.\n  Start it, or correct the address.'],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'The host is unknown.\n  Correct the address, or check the network.',
  ],
  [
    /^(?:EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'The host cannot be reached.\n  Correct the address, or check the network.',
  ],
  [
    /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_)/,
    'The certificate of the server is not trusted.\n  Write the file of its authority into the environment variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(?:ERR_SSL_|EPROTO$)/,
    'The server does not use https.\n  Write the address with "http://".',
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'The server closed the connection before it responded.\n  Try again, or read its log.',
  ],
];

/** Describes what went wrong before a server responded, and how to fix it. */
export function describeNetworkError(error: unknown, timeoutSeconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') {
    return `The server did not respond within ${timeoutSeconds} s.\n  Allow more time: --timeout <seconds>`;
  }
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const known = MESSAGES.find(([pattern]) => pattern.test(code));
  if (!known) return `The request failed: ${cause.message || code || error.message}`;
  return known[1].replace('.\n', ` (${code}).\n`);
}
