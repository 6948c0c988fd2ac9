import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {checkHelp} from '../../../../tests/support/checkHelp';
import {runCaptured} from '../../../../tests/support/runCaptured';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {CHECK} from '../checkCommand';
import {runCommandLine} from '../command';

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

function run(...args: readonly string[]) {
  const line = {directory, program: 'graphql-samples check'};
  return runCaptured(() => runCommandLine(args, line, CHECK));
}

const HINT = `Usage: graphql-samples check <files> --schema <path> [options]
Options: graphql-samples check --help`;
const SCHEMA = ['--schema', 'schema.graphql'];

describe('graphql-samples check', () => {
  it('exits with 0 without errors, and prints the counts', async () => {
    expect(await run('docs/good.md', ...SCHEMA)).toEqual({
      code: 0,
      out: '1 sample and 1 name in 1 text: no problems.',
      errors: '',
    });
  });

  it.each([[], ['--lenient']])(
    'exits with 2 for a schema without definitions',
    async (...flags) => {
      writeFileSync(path.join(directory, 'empty.graphql'), '# nothing');
      const args = ['docs/good.md', '--schema', 'empty.graphql', ...flags];
      expect(await run(...args)).toMatchObject({
        code: 2,
        errors: expect.stringMatching(
          /^The schema has no query type\.\n.*empty\.graphql\.$/,
        ) as unknown,
      });
    },
  );

  it('exits with 1 with errors, and prints the report with the counts', async () => {
    expect(await run('docs/*.{md,mdx}', 'docs/good.md', ...SCHEMA)).toEqual({
      code: 1,
      out: `2 samples and names do not match the schema.

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

  it('prints counts and findings as JSON, errors first', async () => {
    const {code, out} = await run('docs/bad.mdx', '--format', 'json', ...SCHEMA);
    const {findings, ...counts} = JSON.parse(out) as {findings: object[]};
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

  it('refuses a folder', async () => {
    expect(await run('docs', ...SCHEMA)).toEqual({
      code: 2,
      out: '',
      errors: 'No file matches "docs".',
    });
  });

  it('refuses a repeated definition of the schema without --lenient', async () => {
    writeFileSync(
      path.join(directory, 'twice.graphql'),
      'type Query { spaces: Int spaces: Int }',
    );
    const args = ['docs/admin/*.md', '--schema', 'twice.graphql'];
    expect((await run(...args)).code).toBe(2);
    const {code, errors} = await run(...args, '--lenient');
    expect(code).toBe(1);
    expect(errors).toContain('twice.graphql');
  });

  it('ignores node_modules', async () => {
    expect((await run('docs/**/README.md', ...SCHEMA)).errors).toBe(
      'No file matches "docs/**/README.md".',
    );
  });

  it('checks against a schema of several files', async () => {
    const args = ['docs/admin/*.md', ...SCHEMA];
    expect((await run(...args)).code).toBe(1);
    expect((await run(...args, '--schema', 'admin.graphql')).code).toBe(0);
  });

  it('checks scalars against the formats of --scalar', async () => {
    expect((await run('day.md', ...SCHEMA)).code).toBe(0);
    expect((await run('day.md', ...SCHEMA, '--scalar', 'Day=date')).out).toContain(
      'day.md:6:9: "$day" has the type Day and must be a date such as "2025-01-31", not "soon".',
    );
  });

  it('checks descriptions with --descriptions', async () => {
    expect((await run('docs/good.md', '--descriptions', ...SCHEMA)).out).toContain(
      'schema.graphql:3:9: The type "Query" has no field "gone".',
    );
  });

  it('parses files in the syntax of --syntax', async () => {
    writeFileSync(path.join(directory, 'a.md'), '{`Space.id`\n');
    expect((await run('a.md', ...SCHEMA)).code).toBe(0);
    expect((await run('a.md', '--syntax', 'mdx', ...SCHEMA)).out).toContain(
      'The text is not MDX:',
    );
    writeFileSync(path.join(directory, 'a.mdx'), '{`Space.id`\n');
    expect((await run('a.mdx', ...SCHEMA)).code).toBe(1);
    expect((await run('a.mdx', '--syntax', 'md', ...SCHEMA)).code).toBe(0);
  });

  it('describes itself in --help and in the README', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    await checkHelp('graphql-samples check', CHECK, readme);
  });

  it('checks each name and each block with --strict', async () => {
    writeFileSync(path.join(directory, 'a.md'), '`Garden` `offline_access` `Space.id`\n');
    writeFileSync(path.join(directory, 'names.txt'), 'offline_access\nTreasurer\n');
    expect((await run('a.md', ...SCHEMA)).code).toBe(0);
    const strict = ['--strict', '--known-names', 'names.txt'];
    const {code, out} = await run('a.md', ...SCHEMA, ...strict);
    expect(code).toBe(1);
    expect(out.match(/^a\.md:.*/gm)).toEqual([
      'a.md:1:2: "Garden" is not a name of the schema, of a sample on this page or of the known names. Write `!…` if it is not a name of the schema.',
    ]);
    expect(await run('a.md', ...SCHEMA, '--known-names', 'gone.txt')).toEqual({
      code: 2,
      out: '',
      errors: 'The file "gone.txt" of "--known-names" cannot be read (ENOENT).',
    });
  });

  it.each([
    [[], 'The files are missing.'],
    [['a.md'], 'The option "--schema" is missing.'],
    [['a.md', '--schem', 'a'], 'There is no option "--schem". Did you mean "--schema"?'],
    [
      ['a.md', ...SCHEMA, '--scalar', 'Day=dat'],
      'The scalar "Day=dat" must be written Name=format. Did you mean "date"?',
    ],
    [
      ['a.md', ...SCHEMA, '--scalar', 'Day=postcode'],
      'The scalar "Day=postcode" must be written Name=format. Write one of any, boolean, date, date-time, date-time-utc, email, integer, language, null, number, object, string, time-zone, upload, url, uuid, version.',
    ],
    [
      ['a.md', ...SCHEMA, '--syntax', 'html'],
      '--syntax cannot be "html". Write md or mdx.',
    ],
    [
      ['a.md', ...SCHEMA, '--format', 'xml'],
      '--format cannot be "xml". Write text or json.',
    ],
  ])('prints a mistake with the usage: %j', async (args, message) => {
    const {code, out, errors} = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toBe(`${message}\n\n${HINT}`);
  });

  it('exits with 2 if it cannot load the schema', async () => {
    const {code, errors} = await run('docs/good.md', '--schema', 'shema.graphql');
    expect(code).toBe(2);
    expect(errors).toContain('Did you mean "schema.graphql"?');
  });
});
