import {expect, it} from 'vitest';
import {describeNetworkError} from '../describeNetworkError';

function failure(code: string, message = ''): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error(message), {code}),
  });
}

it.each([
  [
    'ENOTFOUND',
    'The name of the host is not known (ENOTFOUND).\n  Mend the address, or look whether the network is there.',
  ],
  [
    'UND_ERR_CONNECT_TIMEOUT',
    'The host cannot be reached (UND_ERR_CONNECT_TIMEOUT).\n  Mend the address, or look whether the network is there.',
  ],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'The certificate of the server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).\n  Name the file of its authority in the environment variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'The server does not speak https (ERR_SSL_WRONG_VERSION_NUMBER).\n  Write the address with "http://".',
  ],
])('has words for %s', (code, message) => {
  expect(describeNetworkError(failure(code), 30)).toBe(message);
});

it('gives the words of others', () => {
  expect(describeNetworkError(failure('', 'bad port'), 30)).toBe(
    'The request failed: bad port',
  );
  expect(describeNetworkError(new TypeError('no'), 30)).toBe('The request failed: no');
});
