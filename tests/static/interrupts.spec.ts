import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {markGenerated} from 'graphql-reference/output';
import {ROOT} from '../../commands/paths';
import {combine, LONG_ONLY} from '../../commands/test/longMode';
import {findFreePort} from '../support/freePort';
import {writeFiles} from '../support/writeFiles';
import {writeFolder} from '../support/writeFolder';

test.describe.configure({timeout: 600_000});

/** Each signal, to the process alone, or to its group as a terminal does. */
const SIGNALS = [
  {signal: 'SIGINT', code: 130, to: 'the group'},
  {signal: 'SIGTERM', code: 143, to: 'the process'},
  {signal: 'SIGHUP', code: 129, to: 'the group'},
  {signal: 'SIGINT', code: 130, to: 'the process'},
  {signal: 'SIGTERM', code: 143, to: 'the group'},
  {signal: 'SIGHUP', code: 129, to: 'the process'},
] as const;

/** How a command is run, and what it should keep. */
interface Command {
  readonly args: readonly string[];
  readonly cwd: string;
  /** The folder of its inputs and outputs. */
  readonly folder: string;
  /** The end of its line after a signal. */
  readonly kept?: string;
}

const OUTPUT = {'index.html': 'earlier', 'docs/page.html': 'earlier'};
/** Each waits, and leaves its name in a file. */
const STEPS = [
  'lint',
  'unit',
  'packages',
  'types',
  'build',
  'format',
  'spelling',
  'unused',
  'styles',
];
const STEP = `require('fs').appendFileSync('steps', process.argv[1] + '\\n'); setInterval(() => {}, 1000);`;
/** Writes the process id of Docusaurus into a file. */
const WRITE_PID = `if ((process.argv[1] || '').endsWith('program.mjs'))
  require('fs').writeFileSync(process.env.TMPDIR + '/pid', String(process.pid));`;
/** What commands and their libraries keep for the next time, and the file of the steps. */
const CACHES =
  /(?:^|\/)(?:tsx-\d+|node-jiti|\.docusaurus|\.cache\/dev|node_modules|steps|pid)(?:\/|$)/;

/** Sources of a site of one page and a package of one file, earlier outputs, and steps of `npm test`. */
const COPY = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: {
      site: 'node --import tsx commands/build.ts',
      ...Object.fromEntries(STEPS.map((name) => [name, `node -e "${STEP}" ${name}`])),
    },
  }),
  'site/package.json': '{}',
  'site/docusaurus.config.cjs': `module.exports = {
    title: 'Site', url: 'http://localhost', baseUrl: '/', future: {v4: true, experimental_faster: true},
    plugins: ['@docusaurus/plugin-content-pages'], themes: ['@docusaurus/theme-classic'],
  };`,
  'site/src/pages/index.md': '# Home\n',
  'packages/small/package.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    exports: {'.': './src/index.ts'},
  }),
  'packages/small/README.md': '# Small\n',
  'packages/small/src/index.ts': 'export const a = 1;\n',
};
const SHARED = [
  'LICENSE',
  'commands',
  'deploy',
  'tsconfig.base.json',
  'tsconfig.packages.json',
];

/** A command of the repository, in a copy beside a small site. `output` is the end of its line. */
async function inCopy(name: string, output?: string): Promise<Command> {
  // Where Node finds the packages of this repository.
  const folder = writeFolder(COPY, path.join(ROOT, '.cache', 'sites'));
  for (const shared of SHARED)
    cpSync(path.join(ROOT, shared), path.join(folder, shared), {recursive: true});
  await writeOutput(path.join(folder, 'site/build'));
  await writeOutput(path.join(folder, '.cache/packages'));
  mkdirSync(path.join(folder, 'site/.cache/builds'), {recursive: true});
  return {
    args: ['--import', 'tsx', `commands/${name}.ts`],
    cwd: folder,
    folder,
    ...(output !== undefined && {kept: output.replace('<copy>', folder)}),
  };
}

async function writeOutput(folder: string): Promise<void> {
  writeFiles(folder, OUTPUT);
  await markGenerated(folder);
}

/** `npm run reference`. */
async function reference(): Promise<Command> {
  const folder = writeFolder({'schema.graphql': 'type Query {\n  a: Int\n}\n'});
  const out = path.join(folder, 'site');
  await writeOutput(out);
  const args = [
    'commands/reference.ts',
    path.join(folder, 'schema.graphql'),
    '--out',
    out,
  ];
  return {
    args: ['--import', 'tsx', ...args],
    cwd: ROOT,
    folder,
    kept: `${out} is as it was.`,
  };
}

/** `graphql-reference snapshot` while it reads from standard input. */
function snapshot(): Command {
  const folder = writeFolder({
    'schema-history/2026-01-01.graphql': 'type Query { a: Int }',
  });
  const program = path.join(ROOT, 'packages/graphql-reference/src/bin.ts');
  return {
    args: ['--import', import.meta.resolve('tsx'), program, 'snapshot', '-'],
    cwd: folder,
    folder,
  };
}

async function start({args, cwd, folder}: Command, program = process.execPath) {
  const before = readTree(folder);
  const temporary = writeFolder({'writePid.cjs': WRITE_PID});
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_OPTIONS: `--require ${path.join(temporary, 'writePid.cjs')}`,
      PORT: await findFreePort(),
      TMPDIR: temporary,
    },
  });
  const closed = once(child, 'close');
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream
      .setEncoding('utf8')
      .on('data', (part: string) => (text += stripVTControlCharacters(part)));
  const send = (
    signal: NodeJS.Signals,
    to: 'the group' | 'the process' = 'the process',
  ) => process.kill((child.pid ?? NaN) * (to === 'the group' ? -1 : 1), signal);
  return {
    send,
    /** The process id of Docusaurus; NaN while the file is empty, as 0 would be this group. */
    readPid: () => Number.parseInt(readFileSync(path.join(temporary, 'pid'), 'utf8')),
    /** Waits until it has written a text, or has created a temporary folder of this name. */
    wait: async (stage: string) => {
      const list = (): string =>
        [text, ...listFolder(temporary), ...listFolder(path.join(folder, '.cache'))].join(
          '\n',
        );
      const shown = expect
        .poll(list, {timeout: 300_000, intervals: [10]})
        .toContain(stage);
      const ended = closed.then(() => expect(list()).toContain(stage));
      await Promise.race([shown, ended]);
    },
    /** Waits for the end of all that it started; checks that files are as they were. */
    end: async () => {
      await closed;
      expect(readTree(folder)).toEqual(before);
      expect([...readTree(temporary).keys()]).toEqual(['writePid.cjs']);
      const lines = text.split('\n');
      return {code: child.exitCode, lines, last: lines.slice(-2).join('\n')};
    },
  };
}

const listFolder = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder) : [];

/** All files by name, and folders, which have no content. */
function readTree(folder: string): ReadonlyMap<string, string | undefined> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return new Map(
    entries
      .map((entry) => [path.join(entry.parentPath, entry.name), entry.isFile()] as const)
      .map(
        ([file, isFile]) =>
          [
            path.relative(folder, file),
            isFile ? readFileSync(file, 'base64') : undefined,
          ] as const,
      )
      .filter(([name]) => !CACHES.test(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const BUILD_IS_KEPT = 'site/build still has the previous build.';
/** What each command prints or creates at a stage; the long ones take seconds. */
const STAGES = [
  ['snapshot', snapshot, 'graphql-state-'],
  [
    'pack',
    () => inCopy('pack', '<copy>/.cache/packages is as it was.'),
    'packages.next-',
  ],
  ['reference', reference, 'Making the search index'],
  [
    'build',
    () => inCopy('build', BUILD_IS_KEPT),
    'Creating an optimized production build',
  ],
] as const;
/** Until the build has a folder, nothing of the previous one could be lost. */
const BEFORE_BUILD = 'Building the site for production';
const LONG_STAGES = [
  ['reference', reference, 'Reading the schema'],
  ['reference', reference, 'Making scripts and styles'],
  ['reference', reference, 'Writing the pages'],
  ['start', () => inCopy('start', BUILD_IS_KEPT), BEFORE_BUILD],
  [
    'start',
    () => inCopy('start', BUILD_IS_KEPT),
    'Creating an optimized production build',
  ],
  ['dev', () => inCopy('dev'), 'Starting the development server'],
  ['dev', () => inCopy('dev'), 'compiled successfully'],
] as const;

for (const [details, cases] of [
  [{}, combine(STAGES, SIGNALS)],
  [LONG_ONLY, combine(LONG_STAGES, SIGNALS)],
] as const) {
  for (const [[name, create, stage], {signal, code, to}] of cases) {
    test(
      `${signal} to ${to} ends ${name} at "${stage}", and nothing is lost`,
      details,
      async () => {
        const command = await create();
        const {kept = ''} = command;
        const {wait, send, end} = await start(command);
        await wait(stage);
        send(signal, to);
        const {last, ...result} = await end();
        const ends = stage === BEFORE_BUILD ? [kept, ''] : [kept];
        expect(
          ends.map((end) => `${['Interrupted.', end].filter(Boolean).join(' ')}\n`),
        ).toContain(last);
        expect(
          result.lines.filter((line) => /^ +at |Interrupted/.test(line)),
        ).toHaveLength(1);
        expect(result.code).toBe(code);
      },
    );
  }
}

test('npm test starts no further step after SIGINT, and ends those that run', async () => {
  const command = await inCopy('test');
  const file = path.join(command.folder, 'steps');
  const readSteps = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const {send, end} = await start(command);
  const lanes = Math.min(STEPS.length, Math.max(2, availableParallelism()));
  await expect.poll(() => readSteps().match(/\n/g)?.length).toBe(lanes);
  const steps = readSteps();
  send('SIGINT');
  expect(await end()).toEqual({
    code: 130,
    lines: ['Interrupted.', ''],
    last: 'Interrupted.\n',
  });
  expect(readSteps()).toBe(steps);
});

test('npm run build && another command stops after SIGTERM to npm', async () => {
  const command = await inCopy('build', BUILD_IS_KEPT);
  const shell = ['-c', 'npm run --silent site & echo $! > pid; wait $! && touch went-on'];
  const {wait, end} = await start({...command, args: shell}, 'sh');
  await wait('Creating an optimized production build');
  process.kill(
    Number.parseInt(readFileSync(path.join(command.folder, 'pid'), 'utf8')),
    'SIGTERM',
  );
  const {last, code} = await end();
  expect(last).toBe(`Interrupted. ${BUILD_IS_KEPT}\n`);
  expect(code).toBe(143);
});

for (const [signal, code, line] of [
  ['SIGKILL', 137, 'Docusaurus was ended by SIGKILL, perhaps because memory ran out.'],
  // Docusaurus exits with 0.
  ['SIGTERM', 1, 'The build failed.'],
] as const) {
  test(`a build does not count when ${signal} ends Docusaurus`, async () => {
    const command = await reference();
    const {wait, readPid, end} = await start(command);
    await wait('Making scripts and styles');
    process.kill(readPid(), signal);
    const {last, code: found} = await end();
    expect(last).toBe(`${line} ${command.kept}\n`);
    expect(found).toBe(code);
  });
}
