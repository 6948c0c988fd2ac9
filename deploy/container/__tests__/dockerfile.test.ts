import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {toNginxConfig} from '../../hosts/nginx';
import {HOST_FILES} from '../../hostFiles';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const instructions = readFileSync(path.join(ROOT, 'deploy/container/Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line.trim() !== '');
const find = (name: string): string[] =>
  instructions.filter((line) => line.startsWith(`${name} `));

it('copies files that exist or that the build makes', () => {
  const sources = find('COPY').map(
    (line) =>
      line
        .split(' ')
        .slice(1)
        .find((word) => !word.startsWith('--')) ?? '',
  );
  const made = new Set([
    '/src/site/build',
    ...Object.keys(HOST_FILES).map((name) => `/src/deploy/generated/${name}`),
  ]);
  for (const source of sources) {
    expect(made.has(source) || existsSync(path.join(ROOT, source)), source).toBe(true);
  }
});

it('serves what it copied, on the port that it names, as nobody special', () => {
  const config = toNginxConfig({hashes: []});
  expect(find('EXPOSE')).toEqual(['EXPOSE 8080']);
  expect(config).toContain('listen 8080;');
  expect(config).toContain('root /srv/site/current;');
  expect(find('COPY').join('\n')).toContain('/src/site/build /srv/site/current');
  expect(instructions.at(-3)).toBe('USER www-data');
});

it('installs the packages that the tests run', () => {
  expect(find('RUN').join('\n')).toMatch(/nginx-light libnginx-mod-http-brotli-static/);
});

it('lets nginx write where it may, and nowhere else', () => {
  const main = readFileSync(path.join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8');
  const written = [...main.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)].map(
    ([, place]) => place,
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written.every((place) => place?.startsWith('/run/site/'))).toBe(true);
});
