import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runIn} from '../../__fixtures__/runIn';

const SDL =
  'type Query {\n  space: Space\n}\ntype Space { id: ID title: ID @deprecated(reason: "Use `id`.") }\n';
const FILES = {
  'schema.graphql': SDL,
  'good.md': '`Space.id`\n\n```graphql\n{ space { id } }\n```\n',
  'bad guide#1.md':
    '\u{1F600} `Space.idd`\n\n```graphql\n{ space { title name } }\n```\n',
  'brace.md': '```graphql\n{ space }}\n```\n',
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
function run(
  format: 'json' | 'sarif',
  ...args: readonly string[]
): {readonly code: number; readonly report: unknown} {
  const given = ['check', ...args, '--format', format];
  const schema = args.includes('--schema') ? [] : ['--schema', 'schema.graphql'];
  const {code, output, errors} = runIn(directory, [...given, ...schema]);
  expect(errors).toBe('');
  const report: unknown = JSON.parse(output);
  return {code, report};
}

describe('the report as JSON', () => {
  it('has counts, and findings by place', () => {
    expect(run('json', 'bad*.md')).toEqual({
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
              'The type "Space" has no field "idd". Did you mean "id"? Write `!…` if it is not meant as a name of the schema.',
            file: 'bad guide#1.md',
            line: 1,
            column: 5,
            frame: '  > 1 | \u{1F600} `Space.idd`\n      |     ^\n    2 |',
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
        ],
      },
    });
  });

  it('has an empty list where all fits', () => {
    expect(run('json', 'good.md')).toEqual({
      code: 0,
      report: {files: 1, samples: 1, mentions: 1, errors: 0, warnings: 0, findings: []},
    });
  });
});

const DRIVER = {
  name: 'graphql-samples',
  rules: [
    {id: 'mdx', shortDescription: {text: 'A text has to be MDX.'}},
    {id: 'sample', shortDescription: {text: 'A sample has to fit the schema.'}},
    {
      id: 'deprecated',
      shortDescription: {text: 'A sample must not use what is deprecated.'},
    },
    {id: 'name', shortDescription: {text: 'Inline code has to name what exists.'}},
    {
      id: 'number',
      shortDescription: {
        text: 'A number must not contradict the vocabulary or the schema.',
      },
    },
    {
      id: 'vocabulary',
      shortDescription: {text: 'A vocabulary holds only what the texts use.'},
    },
  ],
};

/** A log of SARIF with the results. */
function log(...results: readonly unknown[]): object {
  return {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{tool: {driver: DRIVER}, columnKind: 'utf16CodeUnits', results}],
  };
}

function locate(uri: string, startLine: number, startColumn: number): unknown {
  const region = {startLine, startColumn};
  return [{physicalLocation: {artifactLocation: {uri}, region}}];
}

describe('the report as SARIF', () => {
  it('has what SARIF 2.1.0 demands of a log with results', () => {
    const uri = 'bad%20guide%231.md';
    expect(run('sarif', 'bad*.md')).toEqual({
      code: 1,
      report: log(
        {
          ruleId: 'name',
          ruleIndex: 3,
          level: 'error',
          message: {
            text: 'The type "Space" has no field "idd". Did you mean "id"? Write `!…` if it is not meant as a name of the schema.',
          },
          locations: locate(uri, 1, 5),
        },
        {
          ruleId: 'deprecated',
          ruleIndex: 2,
          level: 'warning',
          message: {text: 'The field Space.title is deprecated. Use `id`.'},
          locations: locate(uri, 4, 11),
        },
        {
          ruleId: 'sample',
          ruleIndex: 1,
          level: 'error',
          message: {text: 'Cannot query field "name" on type "Space".'},
          locations: locate(uri, 4, 17),
        },
      ),
    });
  });

  it('has an empty list where all fits', () => {
    expect(run('sarif', 'good.md')).toEqual({code: 0, report: log()});
  });

  it('doubles braces in messages', () => {
    expect(run('sarif', 'brace.md').report).toEqual(
      log({
        ruleId: 'sample',
        ruleIndex: 1,
        level: 'error',
        message: {text: 'Syntax Error: Unexpected "}}".'},
        locations: locate('brace.md', 2, 10),
      }),
    );
  });

  it('calls what a closed world takes for an error by the same rule', () => {
    writeFileSync(
      path.join(directory, 'old.md'),
      '```graphql\n{ space { title } }\n```\n',
    );
    expect(run('sarif', 'old.md', '--blocks', 'closed').report).toMatchObject(
      log({ruleId: 'deprecated', ruleIndex: 2, level: 'error'}),
    );
  });

  it.each([
    ['a.mdx', '{', 'mdx', 0],
    ['a.md', 'At most 25 levels.', 'number', 4],
    ['a.md', 'None.', 'vocabulary', 5],
  ])('names the rule of %s with %s', (file, text, ruleId, ruleIndex) => {
    writeFileSync(path.join(directory, file), text);
    writeFileSync(path.join(directory, 'v.json'), '{"facts": {"depth": ["12 levels"]}}');
    const {report} = run('sarif', file, '--vocabulary', 'v.json');
    expect(JSON.stringify(report)).toContain(
      `{"ruleId":"${ruleId}","ruleIndex":${ruleIndex},"level":"error"`,
    );
  });

  it('points to no file where a description has none', () => {
    const described = buildSchema(`"See \`Query.gone\`."\n${SDL}`);
    writeFileSync(
      path.join(directory, 'schema.json'),
      JSON.stringify(introspectionFromSchema(described)),
    );
    const {report} = run('sarif', 'good.md', '--schema', 'schema.json', '--descriptions');
    expect(report).toMatchObject(
      log({
        ruleId: 'name',
        locations: [{logicalLocations: [{fullyQualifiedName: 'description of Query'}]}],
      }),
    );
  });

  it('points to the SDL and the vocabulary', () => {
    writeFileSync(path.join(directory, 'schema.graphql'), `"\`Query.gone\`"\n${SDL}`);
    writeFileSync(path.join(directory, 'v.json'), '{"names": {"HTTP": ["Vary"]}}');
    const args = ['good.md', '--descriptions', '--vocabulary', './v.json'];
    expect(run('sarif', ...args).report).toMatchObject(
      log(
        {ruleId: 'name', locations: locate('schema.graphql', 1, 3)},
        {ruleId: 'vocabulary', locations: locate('v.json', 1, 21)},
      ),
    );
  });
});
