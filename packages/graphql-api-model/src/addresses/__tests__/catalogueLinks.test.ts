import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {readContracts} from '../../model/readContracts';
import {createPermalinks} from '../permalinks';

function linksOf(sdl: string) {
  const model = readContracts(
    modelOf(`
      directive @error(code: String!) repeatable on FIELD_DEFINITION
      directive @requiresScopes(scopes: [String!]!) on FIELD_DEFINITION
      ${sdl}`),
    {directives: {}, isHidden: false},
  );
  return createPermalinks(model, '/docs/');
}

it('gives every code and scope a place that reads like its name', () => {
  const links = linksOf(`type Query {
    a: Int @error(code: "NOT_FOUND") @requiresScopes(scopes: ["read:org", "all spaces"])
    b: Int @error(code: "nicht gefunden!")
  }`);
  expect(links.catalogueEntry('errors', 'NOT_FOUND')).toBe('/docs/errors#NOT_FOUND');
  expect(links.catalogueEntry('errors', 'nicht gefunden!')).toBe(
    '/docs/errors#nicht-gefunden',
  );
  expect(links.catalogueEntry('scopes', 'read:org')).toBe('/docs/scopes#read:org');
  expect(links.catalogueEntry('scopes', 'all spaces')).toBe('/docs/scopes#all-spaces');
  expect(links.catalogueEntry('errors', 'read')).toBeUndefined();
});

it('has no list where the schema has none', () => {
  const links = linksOf('type Query { a: Int }');
  expect(links.cataloguePages('errors')).toEqual([]);
  expect(links.cataloguePages('scopes')).toEqual([]);
});

it('bounds the pages of the list, and the fields that a code has on it', () => {
  const fields = Array.from(
    {length: 300},
    (_, index) => `f${index}: Int @error(code: "A")`,
  );
  const codes = Array.from(
    {length: 500},
    (_, index) => `g${index}: Int @error(code: "B${index}")`,
  );
  const links = linksOf(`type Query { ${[...fields, ...codes].join('\n')} }`);
  const pages = links.cataloguePages('errors');
  expect(pages.map(({href, entries}) => [href, entries.length])).toEqual([
    ['/docs/errors', 140],
    ['/docs/errors/2', 200],
    ['/docs/errors/3', 161],
  ]);
  expect(links.catalogueEntry('errors', 'B499')).toBe('/docs/errors/3#B499');
  const further = links.furtherFields('errors', pages[0]!.entries[0]!);
  expect(further.map((page) => [page.href, page.fields.length])).toEqual([
    ['/docs/errors/used-by/a/1', 250],
    ['/docs/errors/used-by/a/2', 50],
  ]);
});
