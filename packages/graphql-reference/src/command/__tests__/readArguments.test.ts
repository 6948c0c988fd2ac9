import path from 'node:path';
import {expect, it} from 'vitest';
import {readArguments} from '../readArguments';

const directory = path.resolve('/home/me');

function read(...args: readonly string[]): unknown {
  return readArguments(args, {directory, program: 'graphql-reference build'});
}

it('takes paths from where the command was typed, and defaults for the rest', () => {
  expect(read('api/*.graphql')).toEqual({
    schema: path.join(directory, 'api/*.graphql'),
    out: path.join(directory, 'reference-site'),
    title: 'GraphQL API',
    baseUrl: '/',
    lenient: false,
    collapseRoutes: true,
    verbose: false,
  });
});

it('leaves an address as it is, for the loader to say what it can read', () => {
  expect(read('https://api.example/graphql')).toMatchObject({
    schema: 'https://api.example/graphql',
  });
});

it.each([
  ['/', '/'],
  ['/docs', '/docs/'],
  ['/docs/api-1.0/', '/docs/api-1.0/'],
])('takes the base URL %s', (written, baseUrl) => {
  expect(read('a.graphql', '--base-url', written)).toMatchObject({baseUrl});
});

it.each(['', 'docs', '//docs', '/docs//api', 'https://a.example/', '/a?b', '/a b'])(
  'refuses the base URL "%s"',
  (written) => {
    expect(() => read('a.graphql', '--base-url', written)).toThrow(
      `The base URL "${written}" is not a path that begins with a slash. Write one such as "/" or "/reference/".\n\nUsage: graphql-reference build <schema>`,
    );
  },
);

it('tells its usage when asked', () => {
  expect(read('--help')).toMatch(/^Usage: graphql-reference build <schema> \[--out/);
});
