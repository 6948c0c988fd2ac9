import {expect, it} from 'vitest';
import {addIntegrity} from '../addIntegrity';

const read = (address: string): Buffer | undefined =>
  address.startsWith('/assets/') ? Buffer.alloc(0) : undefined;
const EMPTY = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

it('adds the hash of the file to scripts and stylesheets', () => {
  const html =
    '<script src=/assets/a.js defer></script><script defer="" src="/assets/b.js"></script>' +
    '<link rel=stylesheet href=/assets/c.css /><link href="/assets/d.css" rel="stylesheet">';
  expect(addIntegrity(html, read)).toBe(
    `<script src=/assets/a.js defer integrity="${EMPTY}"></script>` +
      `<script defer="" src="/assets/b.js" integrity="${EMPTY}"></script>` +
      `<link rel=stylesheet href=/assets/c.css integrity="${EMPTY}">` +
      `<link href="/assets/d.css" rel="stylesheet" integrity="${EMPTY}">`,
  );
});

it('leaves alone what is no file of the site, no script, or has a hash', () => {
  const html =
    '<script src=https://other.example/assets/a.js></script><script>x("<script src=/assets/a.js>")</script>' +
    '<link rel=icon href=/assets/i.svg><link rel=preload as=image href=/assets/i.svg><script src=/assets/a.js integrity=sha384-x></script>';
  expect(
    addIntegrity(html, (address) =>
      address === '/assets/i.svg' ? Buffer.alloc(0) : undefined,
    ),
  ).toBe(html);
  const hashed = '<script src=/assets/a.js integrity=sha384-x></script>';
  expect(addIntegrity(hashed, read)).toBe(hashed);
});
