import {rm} from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import {expect, test} from 'vitest';
import {IS_LONG} from '../../../commands/test/longMode';
import {ensureNginx} from '../ensureNginx';
import {startNginx} from '../startNginx';
import {createFixtureSite} from './fixtureSite';

const nginx = ensureNginx();
const reason = 'missing' in nginx ? ` (${nginx.missing})` : '';
const SECONDS = IS_LONG ? 60 : 5;

test.skipIf('missing' in nginx)(
  `answers 200 connections for ${SECONDS} seconds without a failure${reason}`,
  async () => {
    if ('missing' in nginx) return;
    const {folder, build} = await createFixtureSite();
    const server = await startNginx(nginx, build, path.join(folder, 'nginx'));
    try {
      const headers = {'accept-encoding': 'gzip, br'};
      const result = await autocannon({
        url: server.url,
        connections: 200,
        duration: SECONDS,
        timeout: 30,
        requests: [
          '/',
          '/docs/intro',
          '/assets/js/main.1a2b3c4d.js',
          '/blog/rss.xml',
        ].map((page) => ({path: page, headers})),
      });
      const {errors, timeouts, non2xx, requests, latency} = result;
      console.log(
        `nginx: ${requests.average} requests a second, 99 % within ${latency.p99} ms`,
      );
      expect({errors, timeouts, non2xx}).toEqual({errors: 0, timeouts: 0, non2xx: 0});
      expect(requests.total).toBeGreaterThan(1000);
    } finally {
      await server.stop();
      await rm(folder, {recursive: true});
    }
  },
  (SECONDS + 60) * 1000,
);
