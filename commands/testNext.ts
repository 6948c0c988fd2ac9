import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createTemporaryFolder, removeTemporaryFolder} from 'graphql-reference/output';
import {toText, type OptionTable, type OptionValues} from 'graphql-samples/command';
import {ROOT} from './paths';
import {runProcess} from './processes';
import {CommandError, runScript} from './runCommand';

/** What is lifted, in a run of its own: the package whose newest version is tried, and its exact versions. */
const LIFTS = {
  docusaurus: {
    newest: '@docusaurus/core',
    pinned: /"((?:@docusaurus\/[\w-]+|create-docusaurus)": ")\d+\.\d+\.\d+"/g,
  },
  graphql: {newest: 'graphql', pinned: /"(graphql": ")\d+\.\d+\.\d+"/g},
} as const;
type Lift = keyof typeof LIFTS;

/** Renamed in Docusaurus 3.10, whose `future.v4` gives the colour mode another key in storage, too. */
const FUTURE = 'future: {v4: true, experimental_faster: true},';
const FUTURE_NEXT = 'future: {v4: true, faster: true},\n  storage: {namespace: false},';
/** Some pages of each kind: home, guides, the reference, search, and pages without JavaScript. */
const SMOKE_TESTS = [
  'tests/e2e/(home|navigation|routes)',
  'tests/reference/article',
  'tests/search/use',
  'tests/accessibility/withoutJavaScript',
];
const STEPS = [
  ['run', 'types'],
  ['run', 'unit'],
  ['run', 'build'],
  ['run', 'deploy:files'],
  ['run', 'checks'],
  ['run', 'browser', '--', '--reporter=list', ...SMOKE_TESTS],
] as const;

const OPTIONS = {
  docusaurus: {
    value: '<version>',
    text: 'Tests this version of Docusaurus alone',
    parse: toText,
  },
  graphql: {
    value: '<version>',
    text: 'Tests this version of graphql-js alone',
    parse: toText,
  },
  keep: {text: 'Keeps the copies'},
} as const satisfies OptionTable;

await runScript('npm run test:next --', {
  options: OPTIONS,
  text: 'Tests a copy of the repository with the newest Docusaurus, and another with the newest graphql-js; the lockfile keeps every other version. A step that fails stops no other step.',
  example: '--docusaurus 3.10.2',
  run: testCopies,
});

async function testCopies(values: OptionValues<typeof OPTIONS>): Promise<number> {
  const all = Object.keys(LIFTS) as Lift[];
  const chosen = all.filter((lift) => values[lift] !== undefined);
  const results: string[] = [];
  for (const lift of chosen.length > 0 ? chosen : all) {
    const version = values[lift] ?? (await findNewest(LIFTS[lift].newest));
    results.push(...(await testLift(lift, version, values.keep ?? false)));
  }
  console.log(results.join('\n'));
  return results.some((line) => line.endsWith('FAILED')) ? 1 : 0;
}

async function findNewest(name: string): Promise<string> {
  const {code, output} = await runProcess('npm', ['view', name, 'version'], {
    output: 'capture',
  });
  if (code !== 0)
    throw new CommandError(`npm does not know the newest ${name}:\n${output}`);
  return output.trim();
}

/** Runs all steps in a copy; returns a line for each. */
async function testLift(
  lift: Lift,
  version: string,
  isKept: boolean,
): Promise<readonly string[]> {
  const copy = isKept
    ? await mkdtemp(path.join(tmpdir(), 'next-'))
    : createTemporaryFolder('next-');
  const results: string[] = [];
  const run = async (args: readonly string[]): Promise<boolean> => {
    console.log(`\n${lift} ${version}: npm ${args.join(' ')}`);
    const {code} = await runProcess('npm', args, {cwd: copy, output: 'terminal'});
    const [step] = args.filter((word) => word !== 'run');
    results.push(`${lift} ${version}: ${step} ${code === 0 ? 'passed' : 'FAILED'}`);
    return code === 0;
  };
  console.log(`Testing ${lift} ${version} in ${copy}`);
  await copyRepository(copy);
  await liftVersions(copy, lift, version);
  if (await run(['install', '--no-audit', '--no-fund']))
    for (const step of STEPS) await run(step);
  if (!isKept) removeTemporaryFolder(copy);
  return results;
}

async function copyRepository(copy: string): Promise<void> {
  const isGenerated =
    /(?:^|\/)(?:node_modules|\.git|\.cache|\.docusaurus)$|^(?:site\/build|reference-site)/;
  await cp(ROOT, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) =>
      !isGenerated.test(path.relative(ROOT, file).split(path.sep).join('/')),
  });
}

/** Writes the version where it is exact; ranges stay as they are published. */
async function liftVersions(copy: string, lift: Lift, version: string): Promise<void> {
  const edit = async (name: string, change: (text: string) => string): Promise<void> => {
    const file = path.join(copy, name);
    const text = await readFile(file, 'utf8');
    const changed = change(text);
    if (changed === text)
      throw new CommandError(`${name} has nothing to lift to ${version}.`);
    await writeFile(file, changed);
  };
  const write = (text: string): string =>
    text.replaceAll(LIFTS[lift].pinned, `"$1${version}"`);
  if (lift === 'graphql') {
    // Programs of others that are run in tests get the same one.
    await edit('package.json', (text) =>
      write(text).replace('"overrides": {', '"overrides": {"graphql": "$graphql",'),
    );
    return;
  }
  await edit('package.json', write);
  await edit('site/package.json', write);
  await edit('site/docusaurus.config.ts', (text) => text.replace(FUTURE, FUTURE_NEXT));
}
