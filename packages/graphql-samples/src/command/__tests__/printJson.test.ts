import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runIn} from '../../__fixtures__/runIn';

const SDL =
  'type Query {\n  space: Space\n}\ntype Space { id: ID title: ID @deprecated(reason: "Use `id`.") }\n';
const FILES = {
  'schema.graphql': SDL,
  'good.md': '`Space.id`\n\n```graphql\n{ space { id } }\n```\n',
  'bad guide#1.md':
    '\u{1F600} `Space.idd`\n\n```graphql\n{ space { title name } }\n```\n',
};

let directory: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'samples-')));
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(path.join(directory, name), text);
  }
});

afterEach(() => rmSync(directory, {recursive: true}));

/** The exit code of a run, and its report as JSON. */
function run(...args: readonly string[]): {
  readonly code: number;
  readonly report: unknown;
} {
  const given = ['check', ...args, '--format', 'json'];
  const schema = args.includes('--schema') ? [] : ['--schema', 'schema.graphql'];
  const {code, output, errors} = runIn(directory, [...given, ...schema]);
  expect(errors).toBe('');
  const report: unknown = JSON.parse(output);
  return {code, report};
}

describe('the report as JSON', () => {
  it('has counts and findings, errors first', () => {
    expect(run('bad*.md')).toEqual({
      code: 1,
      report: {
        files: 1,
        samples: 1,
        mentions: 0,
        errors: 2,
        warnings: 1,
        findings: [
          {
            severity: 'error',
            rule: 'name',
            schema: 'default',
            message:
              'The type "Space" has no field "idd". Did you mean "id"? Write `!…` if it is not a name of the schema.',
            file: 'bad guide#1.md',
            line: 1,
            column: 5,
            frame: '  > 1 | \u{1F600} `Space.idd`\n      |     ^\n    2 |',
          },
          {
            severity: 'error',
            rule: 'sample',
            schema: 'default',
            message: 'Cannot query field "name" on type "Space".',
            file: 'bad guide#1.md',
            line: 4,
            column: 17,
            frame: '  > 4 | { space { title name } }\n      |                 ^',
          },
          {
            severity: 'warning',
            rule: 'deprecated',
            schema: 'default',
            message: 'The field Space.title is deprecated. Use `id`.',
            file: 'bad guide#1.md',
            line: 4,
            column: 11,
            frame: '  > 4 | { space { title name } }\n      |           ^',
          },
        ],
      },
    });
  });

  it('has an empty list without findings', () => {
    expect(run('good.md')).toEqual({
      code: 0,
      report: {files: 1, samples: 1, mentions: 1, errors: 0, warnings: 0, findings: []},
    });
  });
});
