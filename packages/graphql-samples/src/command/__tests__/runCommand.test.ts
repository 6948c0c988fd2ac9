import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {runIn} from '../../__tests__/runIn';
import {USAGE} from '../parseArguments';

const FILES = {
  'schema.graphql':
    'scalar Day\ntype Query {\n  "See `Query.gone`."\n  space(day: Day): Space\n}\ntype Space { id: ID title: ID @deprecated(reason: "Use `id`.") }\n',
  'admin.graphql': 'extend type Query { users: Int }\n',
  'docs/good.md': '`Space.id`\n\n```graphql\n{ space { id } }\n```\n',
  'docs/bad.mdx': '`Space.idd`\n\n```graphql\n{ space { title name } }\n```\n',
  'docs/admin/users.md': '```graphql\n{ users }\n```\n',
  'docs/node_modules/p/README.md': '`Space.package`\n',
  'day.md':
    '```graphql\nquery Q($day: Day) { space(day: $day) { id } }\n```\n\n```json variables\n{"day": "soon"}\n```\n',
};

let directory: string;

beforeEach(() => {
  directory = writeFolder(FILES);
});

function run(...args: readonly string[]): ReturnType<typeof runIn> {
  return runIn(directory, args);
}

const SCHEMA = ['--schema', 'schema.graphql'];

describe('graphql-samples check', () => {
  it('exits with 0 without errors, and prints the counts', () => {
    expect(run('check', 'docs/good.md', ...SCHEMA)).toEqual({
      code: 0,
      output: '1 sample and 1 name in 1 text: no problems.',
      errors: '',
    });
  });

  it.each([[], ['--lenient']])(
    'exits with 2 for a schema without definitions',
    (...flags) => {
      writeFileSync(path.join(directory, 'empty.graphql'), '# nothing');
      const args = ['check', 'docs/good.md', '--schema', 'empty.graphql', ...flags];
      expect(run(...args)).toMatchObject({
        code: 2,
        errors: expect.stringMatching(
          /^The schema has no query type\.\n.*empty\.graphql\.$/,
        ) as unknown,
      });
    },
  );

  it('exits with 1 with errors, and prints the report with the counts', () => {
    expect(run('check', 'docs/*.{md,mdx}', 'docs/good.md', ...SCHEMA)).toEqual({
      code: 1,
      output: `2 samples and names do not match the schema.

docs/bad.mdx:1:2: The type "Space" has no field "idd". Did you mean "id"? Write \`!…\` if it is not a name of the schema.
  > 1 | \`Space.idd\`
      |  ^
    2 |

docs/bad.mdx:4:17: Cannot query field "name" on type "Space".
  > 4 | { space { title name } }
      |                 ^

1 sample or name uses a deprecated element.

docs/bad.mdx:4:11: The field Space.title is deprecated. Use \`id\`.
  > 4 | { space { title name } }
      |           ^

2 samples and 1 name in 2 texts: 2 errors, 1 warning.`,
      errors: '',
    });
  });

  it('prints counts and findings as JSON, errors first', () => {
    const {code, output} = run('check', 'docs/bad.mdx', '--format', 'json', ...SCHEMA);
    const {findings, ...counts} = JSON.parse(output) as {findings: object[]};
    const expected = {files: 1, samples: 1, mentions: 0, errors: 2, warnings: 1};
    expect({code, ...counts}).toEqual({code: 1, ...expected});
    expect(findings).toEqual([
      {
        severity: 'error',
        rule: 'name',
        schema: 'default',
        message:
          'The type "Space" has no field "idd". Did you mean "id"? Write `!…` if it is not a name of the schema.',
        ...{file: 'docs/bad.mdx', line: 1, column: 2},
        frame: '  > 1 | `Space.idd`\n      |  ^\n    2 |',
      },
      expect.objectContaining({severity: 'error', rule: 'sample', line: 4}),
      expect.objectContaining({severity: 'warning', rule: 'deprecated', line: 4}),
    ]);
  });

  it('refuses a folder', () => {
    expect(run('check', 'docs', ...SCHEMA)).toEqual({
      code: 2,
      output: '',
      errors: 'No file matches "docs".',
    });
  });

  it('refuses a repeated definition of the schema without --lenient', () => {
    writeFileSync(
      path.join(directory, 'twice.graphql'),
      'type Query { spaces: Int spaces: Int }',
    );
    const args = ['check', 'docs/admin/*.md', '--schema', 'twice.graphql'];
    expect(run(...args).code).toBe(2);
    const {code, errors} = run(...args, '--lenient');
    expect(code).toBe(1);
    expect(errors).toContain('twice.graphql');
  });

  it('ignores node_modules', () => {
    expect(run('check', 'docs/**/README.md', ...SCHEMA).errors).toBe(
      'No file matches "docs/**/README.md".',
    );
  });

  it('checks against a schema of several files', () => {
    const args = ['check', 'docs/admin/*.md', ...SCHEMA];
    expect(run(...args).code).toBe(1);
    expect(run(...args, '--schema', 'admin.graphql').code).toBe(0);
  });

  it('checks scalars against the formats of --scalar', () => {
    expect(run('check', 'day.md', ...SCHEMA).code).toBe(0);
    expect(run('check', 'day.md', ...SCHEMA, '--scalar', 'Day=date').output).toContain(
      'day.md:6:9: "$day" has the type Day and must be a date such as "2025-01-31", not "soon".',
    );
  });

  it('checks descriptions with --descriptions', () => {
    expect(run('check', 'docs/good.md', '--descriptions', ...SCHEMA).output).toContain(
      'schema.graphql:3:9: The type "Query" has no field "gone".',
    );
  });

  it('parses files in the syntax of --syntax', () => {
    writeFileSync(path.join(directory, 'a.md'), '{`Space.id`\n');
    expect(run('check', 'a.md', ...SCHEMA).code).toBe(0);
    expect(run('check', 'a.md', '--syntax', 'mdx', ...SCHEMA).output).toContain(
      'The text is not MDX:',
    );
    writeFileSync(path.join(directory, 'a.mdx'), '{`Space.id`\n');
    expect(run('check', 'a.mdx', ...SCHEMA).code).toBe(1);
    expect(run('check', 'a.mdx', '--syntax', 'md', ...SCHEMA).code).toBe(0);
  });

  it('prints its usage', () => {
    expect(run('--help')).toEqual({code: 0, output: USAGE, errors: ''});
  });

  it('checks each name and each block with --strict', () => {
    writeFileSync(path.join(directory, 'a.md'), '`Garden` `offline_access` `Space.id`\n');
    writeFileSync(path.join(directory, 'names.txt'), 'offline_access\nTreasurer\n');
    expect(run('check', 'a.md', ...SCHEMA).code).toBe(0);
    const strict = ['--strict', '--known-names', 'names.txt'];
    const {code, output} = run('check', 'a.md', ...SCHEMA, ...strict);
    expect(code).toBe(1);
    expect(output.match(/^a\.md:.*/gm)).toEqual([
      'a.md:1:2: "Garden" is not a name of the schema, of a sample on this page or of the known names. Write `!…` if it is not a name of the schema.',
    ]);
    expect(run('check', 'a.md', ...SCHEMA, '--known-names', 'gone.txt')).toEqual({
      code: 2,
      output: '',
      errors: 'The file "gone.txt" of "--known-names" cannot be read (ENOENT).',
    });
  });

  it.each([
    [[], 'The command is missing. Write "check".'],
    [['chek'], 'There is no command "chek". Write "check".'],
    [['check'], 'The files are missing.'],
    [['check', 'a.md'], 'The option "--schema" is missing.'],
    [['check', 'a.md', '--schem', 'a'], "Unknown option '--schem'."],
    [
      ['check', 'a.md', ...SCHEMA, '--scalar', 'Day=dat'],
      'The scalar "Day=dat" must be written Name=format. Did you mean "date"?',
    ],
    [
      ['check', 'a.md', ...SCHEMA, '--scalar', 'Day=postcode'],
      'The scalar "Day=postcode" must be written Name=format. Write one of any, boolean, date, date-time, date-time-utc, email, integer, language, null, number, object, string, time-zone, upload, url, uuid, version.',
    ],
    [
      ['check', 'a.md', ...SCHEMA, '--syntax', 'html'],
      'The option "--syntax" cannot be "html". Write md or mdx.',
    ],
    [
      ['check', 'a.md', ...SCHEMA, '--format', 'xml'],
      'The option "--format" cannot be "xml". Write text or json.',
    ],
  ])('prints a mistake with the usage: %j', (args, message) => {
    const {code, output, errors} = run(...args);
    expect([code, output]).toEqual([2, '']);
    expect(errors.startsWith(message)).toBe(true);
    expect(errors.endsWith(`\n\n${USAGE}`)).toBe(true);
  });

  it('exits with 2 if it cannot load the schema', () => {
    const {code, errors} = run('check', 'docs/good.md', '--schema', 'shema.graphql');
    expect(code).toBe(2);
    expect(errors).toContain('Did you mean "schema.graphql"?');
  });
});
