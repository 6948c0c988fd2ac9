import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {schema as github} from '@octokit/graphql-schema';
import {introspectionFromSchema, parse, printSchema, printType, validate} from 'graphql';
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

  it('reads a folder recursively, and SDL files only', () => {
    const {schema, files, directory} = load(
      {
        'schema/b/space.gql': 'type Space {\n  id: ID\n}',
        'schema/a.graphqls': 'type Query {\n  space: Space\n}',
        'schema/README.md': '# Not a schema',
      },
      'schema',
    );
    expect(printSchema(schema)).toBe(
      'type Query {\n  space: Space\n}\n\ntype Space {\n  id: ID\n}',
    );
    expect(files).toEqual([
      path.join(directory, 'schema/a.graphqls'),
      path.join(directory, 'schema/b/space.gql'),
    ]);
  });

  it('reads gzipped files as those that they contain', () => {
    const {schema, files, directory} = load(
      {
        'schema/a.sdl': 'type Query {\n  space: Space\n}',
        'schema/b.graphqls.gz': gzipSync('type Space {\n  id: ID\n}'),
      },
      'schema',
    );
    const printed = 'type Query {\n  space: Space\n}\n\ntype Space {\n  id: ID\n}';
    expect(printSchema(schema)).toBe(printed);
    expect(files.map((file) => path.relative(directory, file))).toEqual([
      path.join('schema', 'a.sdl'),
      path.join('schema', 'b.graphqls.gz'),
    ]);
    const answer = JSON.stringify(introspectionFromSchema(schema));
    const introspected = load({'a.json.gz': gzipSync(answer)});
    expect(printSchema(introspected.schema)).toBe(printed);
  });

  it.each(['schema', 'schema/*'])(
    'reads a file once that is there packed, too: %s',
    (entry) => {
      const packed = {'schema/a.graphql': QUERY, 'schema/a.graphql.gz': gzipSync(QUERY)};
      const {files, directory} = load(packed, entry);
      expect(files).toEqual([path.join(directory, 'schema/a.graphql')]);
    },
  );

  it('reads no file of packages and of hidden folders, unless it is named', () => {
    const files = {
      'schema/a.graphql': QUERY,
      'schema/node_modules/p/b.graphql': 'scalar B',
      'schema/sub/node_modules/p/c.graphql': 'scalar C',
      'schema/.cache/d.graphql': 'scalar D',
    };
    const own = QUERY;
    expect(printSchema(load(files, 'schema').schema)).toBe(own);
    expect(printSchema(load(files, '**/*.graphql').schema)).toBe(own);
    expect(
      printSchema(load(files, ['schema', 'schema/node_modules/p/*.graphql']).schema),
    ).toBe(`${own}\n\nscalar B`);
    const directory = writeFolder({'node_modules/p/schema/a.graphql': QUERY});
    const schema = 'node_modules/p/schema';
    expect(printSchema(loadSchema({schema, lenient: false, directory}).schema)).toBe(own);
  });

  it('reads globs and files together, each file once', () => {
    const {files, directory} = load(
      {'a.graphql': QUERY, 'types/b.graphql': 'scalar B', 'types/c.graphql': 'scalar C'},
      ['types/*.graphql', 'a.graphql', 'types/c.graphql'],
    );
    expect(files.map((file) => path.relative(directory, file))).toEqual([
      'a.graphql',
      'types/b.graphql',
      'types/c.graphql',
    ]);
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
