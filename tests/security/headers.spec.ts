import {expect, test} from '@playwright/test';
import {PAGE_KINDS} from '../support/pages';
import {countFor} from '../support/tally';
import {scoreAnswer} from './observatory';

/** As a proxy says that it was asked over HTTPS; the server sends HSTS to nobody else. */
const SECURE = {'x-forwarded-proto': 'https'};

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`a page of kind "${kind}" has at least 150 points of the Observatory`, async ({
    request,
  }) => {
    const response = await request.get(path, {headers: SECURE});
    const headers = response.headers();
    const {score} = scoreAnswer({
      headers,
      html: await response.text(),
      isPreloaded: false,
    });
    countFor('lowest Observatory score', score);
    expect(score).toBeGreaterThanOrEqual(150);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*/);
    expect(headers).not.toHaveProperty('set-cookie');
  });
}

test('the scoring gives what the Observatory gave', () => {
  const score = (headers: Record<string, string>): number =>
    scoreAnswer({headers, html: '<script src=/a.js></script>', isPreloaded: false}).score;
  expect(score({}), 'no headers').toBe(30);
  const hashed = {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  };
  expect(score(hashed), 'strict policy').toBe(120);
  expect(
    score({
      ...hashed,
      'content-security-policy': hashed['content-security-policy'].replace(
        "style-src 'self'",
        "style-src 'self' 'unsafe-inline'",
      ),
    }),
    'inline styles',
  ).toBe(110);
  expect(
    score({
      ...hashed,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    }),
    'isolated',
  ).toBe(150);
});
