import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {
  findSchemaNamed,
  findSchemaOf,
  findSchemaOfSample,
  type SampleSchema,
} from '../schemas';

const schema = buildSchema('type Query { a: Int }');

function schemaOf(
  name: string,
  folders?: readonly string[],
  label?: string,
): SampleSchema {
  return {name, schema, ...(folders && {folders}), ...(label !== undefined && {label})};
}

it.each([
  ['docs/a.md', [['docs']], 0],
  ['docs/a.md', [['./docs']], 0],
  ['docsmore/a.md', [['docs']], undefined],
  ['docs/a.md', [['/docs']], undefined],
  ['a.md', [['.']], 0],
  ['a.md', [undefined], 0],
  ['a.md', [[]], undefined],
  // The nearest folder counts.
  ['docs/deep/a.md', [['docs'], ['docs/deep'], ['.']], 1],
  ['docs/deep/a.md', [undefined, ['docs']], 1],
  [
    'docs/deep/a.md',
    [
      ['docs', 'blog'],
      ['blog', 'docs/deep'],
    ],
    1,
  ],
  // Of equally near ones the first.
  ['docs/a.md', [['blog'], ['docs'], ['docs']], 1],
])('of the file %s and the folders %j says %s', (file, folders, expected) => {
  const schemas = folders.map((list, index) => schemaOf(`s${index}`, list));
  expect(findSchemaOf(file, schemas)).toBe(
    expected === undefined ? undefined : schemas[expected],
  );
});

const API = schemaOf('api', ['docs'], 'admin');
const ADMIN = schemaOf('admin', ['docs/admin'], 'Admin API');

it.each([
  ['Admin APY', 'No schema is called "Admin APY". Did you mean "Admin API" or "admin"?'],
  ['apj', 'No schema is called "apj". Did you mean "api"?'],
  ['other', 'No schema is called "other". The schemas are: "api", "admin", "Admin API".'],
])('says which there are where none is called %s', (name, message) => {
  const api = schemaOf('api', ['docs']);
  expect(findSchemaNamed(name, [api, ADMIN])).toBe(message);
});

it('takes the schema that a sample is marked with, else that of its file', () => {
  const find = (meta: string) =>
    findSchemaOfSample('docs/a.md', meta, [API, ADMIN])?.folders;
  expect(find('')).toEqual(['docs']);
  expect(find('schema=admin')).toEqual(['docs/admin']);
  expect(find('schema=other')).toBeUndefined();
});
