import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {loadSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {findSource} from '../findSource';
import {completeOptions, type Options} from '../../options/options';

const NODE_MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

/** A site with these files, in which graphql-config is installed. */
function writeSite(files: Readonly<Record<string, string>>, isInstalled = true): string {
  const directory = writeFolder({'website/README.md': ''});
  const site = path.join(directory, 'website');
  writeFiles(site, files);
  if (isInstalled) symlinkSync(NODE_MODULES, path.join(directory, 'node_modules'), 'dir');
  return site;
}

function schemaOf(
  files: Readonly<Record<string, string>>,
  options: Options = {},
  isInstalled = true,
): string | readonly string[] {
  const site = writeSite(files, isInstalled);
  return findSource(completeOptions(options), site).schema;
}

const SDL = {'api/schema.graphql': 'type Query { space: ID }'};
const TWO = {
  'graphql.config.json':
    '{"projects": {"api": {"schema": "api/schema.graphql"}, "admin": {"schema": "admin.graphql"}}}',
};

describe('the schema of a site without the option "schema"', () => {
  it.each([
    ['graphql.config.yml', 'schema: api/schema.graphql\n'],
    ['.graphqlrc.yaml', 'schema: [api/schema.graphql]\n'],
    ['.graphqlrc.json', '{"projects": {"one": {"schema": "api/schema.graphql"}}}'],
  ])('stands in %s', (name, text) => {
    const site = writeSite({...SDL, [name]: text});
    const source = findSource(completeOptions({lenient: true}), site);
    expect(source).toEqual({
      schema: ['api/schema.graphql'],
      lenient: true,
      commentDescriptions: false,
      directory: site,
    });
    expect(loadSchema(source).schema.getQueryType()?.name).toBe('Query');
  });

  it('is in a folder above, from where its paths count', () => {
    const config = 'schema:\n  - website/api/*.graphql\n  - server/schema\n';
    expect(schemaOf({'../.graphqlrc.yml': config})).toEqual([
      'api/*.graphql',
      '../server/schema',
    ]);
  });

  it('is that of the project which is named, or called default', () => {
    expect(schemaOf(TWO, {project: 'admin'})).toEqual(['admin.graphql']);
    const config =
      '{"projects": {"default": {"schema": "a.gql"}, "b": {"schema": "b.gql"}}}';
    expect(schemaOf({'.graphqlrc.json': config})).toEqual(['a.gql']);
  });

  it('is the option, where both are there', () => {
    expect(schemaOf({'.graphqlrc': 'schema: a.graphql'}, {schema: 'b.graphql'})).toBe(
      'b.graphql',
    );
  });
});

describe('an error has what to write instead', () => {
  it.each([
    [
      'several projects',
      TWO,
      {},
      'graphql.config.json has several projects: "api", "admin". Name one of them in the option "project".',
    ],
    [
      'a project that does not exist',
      TWO,
      {project: 'public'},
      'graphql.config.json has no project "public". There is "api", "admin". Name one of them in the option "project".',
    ],
    [
      'no schema',
      {'.graphqlrc': 'documents: src/**/*.ts'},
      {},
      '.graphqlrc names no schema. Write "schema" into it, or the option "schema".',
    ],
    [
      'a pattern that leaves files out',
      {'.graphqlrc': 'schema: ["a/*.graphql", "!a/b.graphql"]'},
      {},
      'The schema in .graphqlrc is "!a/b.graphql", but only files, folders and globs are read. Write the option "schema" instead.',
    ],
    [
      'an endpoint with headers',
      {'.graphqlrc': 'schema: [{"https://a.example": {headers: {a: b}}}]'},
      {},
      'The schema in .graphqlrc is {"https://a.example":{"headers":{"a":"b"}}}, but only files, folders and globs are read. Write the option "schema" instead.',
    ],
    [
      'nothing at all',
      {},
      {},
      'The options of docusaurus-plugin-graphql-reference have mistakes:\n  - The option "schema" is missing. Write a path, a glob or a list of them, such as "schema/*.graphql", or install graphql-config and write the schema into a graphql.config.yml.',
    ],
  ])('%s', (_, files, options, message) => {
    expect(() => schemaOf(files as Readonly<Record<string, string>>, options)).toThrow(
      new Error(message),
    );
  });

  it('a file that cannot be read', () => {
    expect(() => schemaOf({'.graphqlrc.json': '{"schema": '})).toThrow(
      /^graphql-config cannot read its file: JSON Error in .*\.graphqlrc\.json:[^]*\nWrite the option "schema" instead\.$/,
    );
  });

  it('a file without the library that reads it', () => {
    expect(() => schemaOf({'.graphqlrc.yml': 'schema: a.graphql'}, {}, false)).toThrow(
      new Error(
        'The schema is named by .graphqlrc.yml, but graphql-config, which reads that file, is not installed. Run "npm install graphql-config", or write the option "schema".',
      ),
    );
    expect(() => schemaOf({}, {}, false)).toThrow('The option "schema" is missing.');
  });
});
