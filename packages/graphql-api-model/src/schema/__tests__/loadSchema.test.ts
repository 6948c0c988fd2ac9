import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {schema as github} from '@octokit/graphql-schema';
import {
  buildSchema,
  introspectionFromSchema,
  parse,
  printSchema,
  printType,
  validate,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {getPathsToWatch} from '../findFiles';
import {createSchemaLoader, loadSchema} from '../loadSchema';
import {SchemaError} from '../SchemaError';
import type {Files} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {loadFiles} from './loadFiles';

function load(
  files: Files,
  schema: string | readonly string[] = Object.keys(files),
  lenient = false,
) {
  return loadFiles(files, {schema, lenient});
}

const QUERY = 'type Query {\n  space: String\n}';

describe('loadSchema', () => {
  it('reads one SDL file', () => {
    const {schema, files, warnings, directory} = load({'a.graphql': QUERY});
    expect(printSchema(schema)).toBe(QUERY);
    expect(files).toEqual([path.join(directory, 'a.graphql')]);
    expect(warnings).toEqual([]);
  });

  const PACKAGES: Files = {
    'schema/a.graphql': QUERY,
    'schema/node_modules/p/b.graphql': 'scalar B',
    'schema/sub/node_modules/p/c.graphql': 'scalar C',
    'schema/.cache/d.graphql': 'scalar D',
  };
  const PACKED: Files = {'schema/a.gql': QUERY, 'schema/a.gql.gz': gzipSync('scalar A')};

  it.each<[string, Files, string | readonly string[], readonly string[], string[]]>([
    [
      'a folder recursively, and SDL files only',
      {'s/b/b.gql': 'scalar B', 's/a.graphqls': QUERY, 's/README.md': '# Not a schema'},
      's',
      ['s/a.graphqls', 's/b/b.gql'],
      ['B'],
    ],
    [
      'gzipped files as those that they contain',
      {'s/a.sdl': QUERY, 's/b.graphqls.gz': gzipSync('scalar B')},
      's',
      ['s/a.sdl', 's/b.graphqls.gz'],
      ['B'],
    ],
    ['a file once that is there packed, too', PACKED, 'schema', ['schema/a.gql'], []],
    ['such a file of a glob once', PACKED, 'schema/*', ['schema/a.gql'], []],
    [
      'globs and files together, each file once',
      {'a.graphql': QUERY, 't/b.graphql': 'scalar B', 't/c.graphql': 'scalar C'},
      ['t/*.graphql', 'a.graphql', 't/c.graphql'],
      ['a.graphql', 't/b.graphql', 't/c.graphql'],
      ['B', 'C'],
    ],
    ['no packages and hidden folders', PACKAGES, 'schema', ['schema/a.graphql'], []],
    ['none of a glob', PACKAGES, '**/*.graphql', ['schema/a.graphql'], []],
    [
      'packages that are named',
      PACKAGES,
      ['schema', 'schema/node_modules/p/*.graphql'],
      ['schema/a.graphql', 'schema/node_modules/p/b.graphql'],
      ['B'],
    ],
    [
      'a folder in packages that is named',
      {'node_modules/p/s/a.graphql': QUERY},
      'node_modules/p/s',
      ['node_modules/p/s/a.graphql'],
      [],
    ],
  ])('reads %s', (_, given, entry, read, scalars) => {
    const {schema, files, directory} = load(given, entry);
    expect(files).toEqual(read.map((name) => path.join(directory, name)));
    const defined = scalars.map((name) => `\n\nscalar ${name}`);
    expect(printSchema(schema)).toBe(QUERY + defined.join(''));
  });

  it('reads a gzipped introspection result', () => {
    const result = JSON.stringify(introspectionFromSchema(buildSchema(QUERY)));
    const {schema} = load({'a.json.gz': gzipSync(result)});
    expect(printSchema(schema)).toBe(QUERY);
  });

  it('shows with lenient what a server would refuse to serve', () => {
    const text = 'schema { mutation: M } type M { a(x: Int! @deprecated): Int }';
    expect(() => load({'a.graphql': text})).toThrow('The schema has 2 problems.');
    const {schema, warnings} = loadFiles({'a.graphql': text}, {lenient: true});
    expect(validate(schema, parse('mutation { a(x: 1) }'))).toEqual([]);
    expect(warnings.map((warning) => warning.split('\n')[0])).toEqual([
      'The schema has no query type.',
      'a.graphql:1:44: Required argument M.a(x:) cannot be deprecated.',
    ]);
  });

  it('merges extensions from other files', () => {
    const {schema} = load({
      'a.graphql': 'extend type Query {\n  posts: Int\n}',
      'b.graphql': QUERY,
    });
    expect(printSchema(schema)).toBe('type Query {\n  space: String\n  posts: Int\n}');
  });

  it('lets the first extension of a root type define it', () => {
    const {schema} = load({
      'a.graphql': 'extend type Query {\n  posts: Int\n}',
      'b.graphql': 'extend type Query {\n  space: String\n}',
    });
    expect(printSchema(schema)).toBe('type Query {\n  posts: Int\n  space: String\n}');
  });

  it('reads a byte order mark, CRLF and a file of comments only', () => {
    const {schema} = load({
      'a.graphql': '\uFEFFtype Query {\r\n  space: String\r\n}\r\n',
      'b.graphql': '# Nothing yet\n',
    });
    expect(printSchema(schema)).toBe(QUERY);
    expect(
      schema.getQueryType()?.getFields()['space']?.astNode?.loc?.startToken,
    ).toMatchObject({line: 2, column: 3});
  });

  it('hashes names and contents, wherever the folder is', () => {
    const first = load({'a.graphql': QUERY}).hash;
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect(load({'a.graphql': QUERY}).hash).toBe(first);
    expect(load({'b.graphql': QUERY}).hash).not.toBe(first);
    expect(load({'a.graphql': `${QUERY} `}).hash).not.toBe(first);
  });
});

describe('getPathsToWatch', () => {
  it('finds files that are added to a folder later, too', () => {
    const directory = writeFolder({'a.graphql': QUERY, 'types/b.graphql': 'scalar B'});
    const schema = ['types', '*.gql', 'a.graphql'];
    expect(getPathsToWatch({schema, directory})).toEqual(
      ['types/**/*.{graphql,graphqls,gql,sdl}{,.gz}', '*.gql', 'a.graphql'].map((name) =>
        path.join(directory, name),
      ),
    );
  });
});

describe('createSchemaLoader', () => {
  function createLoader() {
    const directory = writeFolder({'a.graphql': QUERY});
    const file = path.join(directory, 'a.graphql');
    return {
      loadAgain: createSchemaLoader({schema: file, lenient: false, directory}),
      write: (text: string) => writeFileSync(file, text),
    };
  }

  it('builds the schema again only if a file has changed', () => {
    const {loadAgain, write} = createLoader();
    const first = loadAgain();
    write(QUERY);
    expect(loadAgain()).toBe(first);
    write('type Query { task: Int }');
    expect(printSchema(loadAgain().schema)).toBe('type Query {\n  task: Int\n}');
  });

  it('loads what is mended after a mistake', () => {
    const {loadAgain, write} = createLoader();
    const first = loadAgain();
    write('type Query {');
    expect(loadAgain).toThrow(SchemaError);
    write(QUERY);
    expect(loadAgain()).toBe(first);
  });
});

it('lenient leaves out a root type that is not defined', () => {
  const sdl = 'schema { query: Query mutation: M } type Query { a: Int }';
  const {schema, warnings} = loadFiles({'a.graphql': sdl}, {lenient: true});
  expect(printSchema(schema)).toBe('type Query {\n  a: Int\n}');
  expect(warnings.join()).toContain(
    'The mutation type "M" is not defined as an object type with fields.',
  );
});

describe('loadSchema, lenient', () => {
  it('covers every kind of element', () => {
    const {schema, warnings} = load(
      {
        'a.graphql': [
          'type Query { a(x: Int, x: Float): Role }',
          'enum Role { A B A }',
          'enum Role { C }',
          'input I { f: Int f: Float }',
          'interface N { n: Int n: Float }',
          'directive @d(x: Int, x: Float) on ENUM',
          'directive @d on FIELD',
        ].join('\n'),
      },
      'a.graphql',
      true,
    );
    expect(warnings.map((text) => text.split('\n')[0])).toEqual([
      'a.graphql:1:24: "Query.a(x:)" is defined twice, first at a.graphql:1:16. The two differ in type (Float, first Int).',
      'a.graphql:3:6: "Role" is defined twice, first at a.graphql:2:6.',
      'a.graphql:2:17: "Role.A" is defined twice, first at a.graphql:2:13.',
      'a.graphql:4:18: "I.f" is defined twice, first at a.graphql:4:11. The two differ in type (Float, first Int).',
      'a.graphql:5:22: "N.n" is defined twice, first at a.graphql:5:15. The two differ in type (Float, first Int).',
      'a.graphql:7:12: "@d" is defined twice, first at a.graphql:6:12. The two differ in argument "x" (only first), location "ENUM" (only first), location "FIELD" (only here).',
      'a.graphql:6:22: "@d(x:)" is defined twice, first at a.graphql:6:14. The two differ in type (Float, first Int).',
    ]);
    expect(printType(schema.getType('Role') ?? never())).toBe(
      'enum Role {\n  A\n  B\n  C\n}',
    );
  });

  it("loads GitHub's schema, which defines two fields twice", () => {
    const directory = writeFolder({'github.graphql': github.idl});
    const {schema, warnings} = loadSchema({
      schema: 'github.graphql',
      lenient: true,
      directory,
    });
    expect(Object.keys(schema.getTypeMap()).length).toBeGreaterThan(1500);
    expect(warnings.map((text) => text.split(',')[0])).toEqual([
      'github.graphql:15153:3: "EnterpriseOwnerInfo.repositoryDeployKeySetting" is defined twice',
      'github.graphql:15158:3: "EnterpriseOwnerInfo.repositoryDeployKeySettingOrganizations" is defined twice',
    ]);
    expect(() =>
      loadSchema({schema: 'github.graphql', lenient: false, directory}),
    ).toThrow('keep the first with the option lenient: true (--lenient)');
  });
});

function never(): never {
  throw new Error('The schema lacks an expected type');
}
