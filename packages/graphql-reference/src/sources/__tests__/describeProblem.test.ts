import {expect, it} from 'vitest';
import {describeNetworkError} from '../describeProblem';

function failure(code: string, message = ''): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error(message), {code}),
  });
}

it.each([
  [
    'ENOTFOUND',
    'The host is unknown or cannot be reached (ENOTFOUND).\n  Correct the address, or check the network.',
  ],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'The certificate of the server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).\n  Write the file of its authority into the environment variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'The server does not use https (ERR_SSL_WRONG_VERSION_NUMBER).\n  Write the address with "http://".',
  ],
])('describes %s with a remedy', (code, message) => {
  expect(describeNetworkError(failure(code), 30)).toBe(message);
});

it('quotes the message of another error', () => {
  expect(describeNetworkError(failure('', 'bad port'), 30)).toBe(
    'The request failed: bad port',
  );
  expect(describeNetworkError(new TypeError('no'), 30)).toBe('The request failed: no');
});
