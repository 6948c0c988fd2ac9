import {describe, expect, it} from 'vitest';
import {parseName} from '../parseName';

const NO_ARGS = {args: []};

describe('parseName', () => {
  it.each([
    ['Space', {kind: 'word', name: 'Space', ...NO_ARGS}],
    ['[Space!]!', {kind: 'word', name: 'Space', ...NO_ARGS}],
    ['VIEW_CONTENT', {kind: 'word', name: 'VIEW_CONTENT', ...NO_ARGS}],
    ['spaceById', {kind: 'word', name: 'spaceById', ...NO_ARGS}],
    ['offline_access', {kind: 'word', name: 'offline_access', ...NO_ARGS}],
    ['__typename', {kind: 'word', name: '__typename', ...NO_ARGS}],
    ['Space.members', {kind: 'member', owner: 'Space', name: 'members', ...NO_ARGS}],
    [
      'Space.members(first:)',
      {kind: 'member', owner: 'Space', name: 'members', args: ['first']},
    ],
    ['@cost', {kind: 'directive', name: 'cost', ...NO_ARGS}],
    ['@cost(weight: 2)', {kind: 'directive', name: 'cost', args: ['weight']}],
    ['$first', {kind: 'variable', name: 'first', ...NO_ARGS}],
    ['spaces(first: 50)', {kind: 'call', name: 'spaces', args: ['first']}],
    [
      'spaces(filter: {name: "a: b", not: {x: [1]}}, first: …)',
      {kind: 'call', name: 'spaces', args: ['filter', 'first']},
    ],
  ])('parses %j as a name', (text, name) => {
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
    ...['fetch(url)', 'run()', 'a = b', 'SameSite=Lax', 'docs-version', 'space.updated'],
    ...['Retry-After', '12', '', '!', '…', 'first: 50', '{spaceById}', 'utm_'],
  ])('parses %j as ordinary code', (text) => {
    expect(parseName(text)).toBeUndefined();
  });
});
