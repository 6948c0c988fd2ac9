const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'No server listens there.\n  Start it, or mend the address.'],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'The name of the host is not known.\n  Mend the address, or look whether the network is there.',
  ],
  [
    /^(?:EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'The host cannot be reached.\n  Mend the address, or look whether the network is there.',
  ],
  [
    /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_)/,
    'The certificate of the server is not trusted.\n  Name the file of its authority in the environment variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(?:ERR_SSL_|EPROTO$)/,
    'The server does not speak https.\n  Write the address with "http://".',
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'The server ended the connection before it had answered.\n  Try again, or look into its log.',
  ],
];

/** What went wrong before a server had answered, and how to mend it. */
export function describeNetworkError(error: unknown, timeoutSeconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') {
    return `The server did not answer within ${timeoutSeconds} s.\n  Give it longer: --timeout <seconds>`;
  }
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const known = MESSAGES.find(([pattern]) => pattern.test(code));
  if (!known) return `The request failed: ${cause.message || code || error.message}`;
  return known[1].replace('.\n', ` (${code}).\n`);
}
