import {describe, expect, it} from 'vitest';
import {parseName} from '../parseName';

describe('parseName', () => {
  it.each([
    ['Space', {kind: 'word', name: 'Space'}],
    ['[Space!]!', {kind: 'word', name: 'Space'}],
    ['VIEW_CONTENT', {kind: 'word', name: 'VIEW_CONTENT'}],
    ['OPEN', {kind: 'word', name: 'OPEN'}],
    ['spaceById', {kind: 'word', name: 'spaceById'}],
    ['offline_access', {kind: 'word', name: 'offline_access'}],
    ['__typename', {kind: 'word', name: '__typename'}],
    ['Space.members', {kind: 'path', parts: ['Space', 'members']}],
    ['space.updated', {kind: 'path', parts: ['space', 'updated']}],
    ['@cost', {kind: 'directive', name: 'cost'}],
    ['@cost(weight: 2)', {kind: 'directive', name: 'cost', rest: 'weight: 2'}],
    ['$first', {kind: 'variable', name: 'first'}],
    ['spaces(first: 50)', {kind: 'call', name: 'spaces', rest: 'first: 50'}],
    [
      'Space.members(first:)',
      {kind: 'call', owner: 'Space', name: 'members', rest: 'first:'},
    ],
    ['Retry-After', {kind: 'header', name: 'Retry-After'}],
    ['Cache-Control: private', {kind: 'header', name: 'Cache-Control'}],
  ])('takes %j for a name', (text, name) => {
    expect(parseName(text)).toEqual(name);
  });

  it.each([
    ...['npm install', 'true', 'null', 'name', 'spaces', '--schema', 'GET', 'HEAD'],
    ...[
      'JSON',
      'JSON.stringify',
      'new Map()',
      'Intl.NumberFormat',
      'parseInt',
      'GraphQL',
    ],
    ...['package.json', 'README.md', 'Node.js', 'schema/spaces.graphql', '.env'],
    ...[
      '/authorize',
      'https://a.example',
      '@docusaurus/core',
      'application/json',
      'pt-BR',
    ],
    ...[
      'fetch(url)',
      'run()',
      'a = b',
      'SameSite=Lax',
      'docs-version',
      '12',
      '',
      '!',
      '…',
    ],
    ...['first: 50', '{spaceById}', 'Pacific/Auckland', 'utm_'],
  ])('takes %j for ordinary code', (text) => {
    expect(parseName(text)).toBeUndefined();
  });

  it('takes a header for a name that begins like an object of JavaScript', () => {
    expect(parseName('Set-Cookie')).toEqual({kind: 'header', name: 'Set-Cookie'});
  });
});
