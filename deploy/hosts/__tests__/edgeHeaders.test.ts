import {expect, it} from 'vitest';
import {toEdgeHeaders, toGlobHeaders} from '../edgeHeaders';
import {toFirebaseConfig} from '../firebase';
import {toVercelConfig} from '../vercel';

const facts = {hashes: ["'sha256-a'"]};

it('says of no path the same header twice: hosts would join the values', () => {
  const entries = toGlobHeaders(facts);
  const everywhere = Object.keys(entries[0]?.headers ?? {});
  for (const {glob, headers} of entries.slice(1)) {
    expect(everywhere, glob).not.toEqual(expect.arrayContaining(Object.keys(headers)));
  }
});

it('writes _headers as Netlify and Cloudflare Pages read it', () => {
  const lines = toEdgeHeaders(facts).split('\n');
  expect(lines[0]).toBe(
    '# Made by "npm run deploy:files" from deploy/headers. Do not edit.',
  );
  expect(lines[1]).toBe('/*');
  expect(lines[2]).toMatch(
    /^ {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-a';/,
  );
  const start = lines.indexOf('/assets/*');
  expect(lines.slice(start, start + 2)).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  // Cloudflare Pages takes no more of a line.
  expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(2000);
});

it('writes patterns for Vercel that match whole paths', () => {
  const {headers} = JSON.parse(toVercelConfig(facts)) as {
    headers: readonly {readonly source: string}[];
  };
  expect(headers.map(({source}) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/(.*)\\.xml',
    '/(.*)\\.json',
    '/(.*)\\.md',
    '/(.*)\\.txt',
    '/(.*)\\.graphql',
  ]);
});

it('tells Firebase to let pages be revalidated, and hashed files be kept', () => {
  const {hosting} = JSON.parse(toFirebaseConfig(facts)) as {
    hosting: {
      headers: readonly {
        readonly source: string;
        readonly headers: readonly {readonly key: string; readonly value: string}[];
      }[];
    };
  };
  expect(hosting.headers.map(({source}) => source)).toEqual([
    '/**',
    '/**',
    '/assets/**',
    '/**/*.xml',
    '/**/*.json',
    '/**/*.md',
    '/**/*.txt',
    '/**/*.graphql',
  ]);
  expect(hosting.headers[0]?.headers).toEqual([
    {key: 'Cache-Control', value: 'no-cache'},
  ]);
});
