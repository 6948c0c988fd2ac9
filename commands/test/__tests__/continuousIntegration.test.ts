import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {NoOperationTraceWriter, parseWorkflow} from '@actions/workflow-parser';
import semver from 'semver';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../../paths';

const WORKFLOWS = '.github/workflows';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: {readonly matrix: {readonly node: readonly string[]}};
        readonly steps: readonly {readonly run?: string}[];
      }
    >
  >;
}

function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function findMistakes(name: string, content: string): string[] {
  const {context} = parseWorkflow({name, content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message}) => message);
}

it.each(readdirSync(path.join(ROOT, WORKFLOWS)))('%s is a workflow of GitHub', (name) => {
  expect(findMistakes(name, readText(`${WORKFLOWS}/${name}`))).toEqual([]);
});

it('finds mistakes in workflows', () => {
  const workflow = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    step: []\n';
  expect(findMistakes('a.yml', workflow)).toEqual([
    "a.yml (Line: 5, Col: 5): Unexpected value 'step'",
  ]);
});

it('runs the line of the README with the least Node and each version that is maintained', () => {
  const {jobs} = parse(readText(`${WORKFLOWS}/ci.yml`)) as Workflow;
  const {node = []} = jobs['test']?.strategy?.matrix ?? {};
  const {engines} = JSON.parse(readText('package.json')) as {engines: {node: string}};
  expect(node).toEqual([semver.minVersion(engines.node)?.version, '22', '24']);
  expect(jobs['test']?.steps.map(({run}) => run)).toContain('npm test');
  expect(readText('README.md')).toMatch(/^npm test +# /m);
});

it('makes a release of a tag, with what the changelog says of it', () => {
  const {on, jobs} = parse(readText(`${WORKFLOWS}/release.yml`)) as Workflow & {
    readonly on: {readonly push: {readonly tags: readonly string[]}};
  };
  expect(on.push.tags).toEqual(['v*']);
  const runs = jobs['release']?.steps.flatMap(({run}) => run ?? []).slice(1);
  expect(runs).toEqual([
    'npm run --silent release:notes -- "$GITHUB_REF_NAME" > notes.md',
    'gh release create "$GITHUB_REF_NAME" --verify-tag --title "$GITHUB_REF_NAME" --notes-file notes.md',
  ]);
  const {scripts} = JSON.parse(readText('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts['release:notes']).toBe('node commands/run.cjs notes');
});

it.each([
  'dependabot.yml',
  ...readdirSync(path.join(ROOT, '.github/ISSUE_TEMPLATE')).map(
    (name) => `ISSUE_TEMPLATE/${name}`,
  ),
])('%s is YAML in which no key stands twice', (name) => {
  expect(parse(readText(`.github/${name}`))).toBeTypeOf('object');
});

it('updates what exists, and ignores nothing that does not', () => {
  const {updates} = parse(readText('.github/dependabot.yml')) as {
    updates: readonly {readonly directory: string}[];
  };
  expect(updates.map(({directory}) => directory)).toEqual([
    '/',
    '/',
    '/deploy/container',
  ]);
  expect(readdirSync(path.join(ROOT, 'deploy/container'))).toContain('Dockerfile');
});
