import {spawnSync} from 'node:child_process';
import {existsSync, openSync, readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {load} from 'cheerio';
import {
  toNumber,
  toPath,
  toTexts,
  type Command,
  type OptionTable,
  type OptionValues,
  type Setting,
} from 'graphql-samples/command';
import {ROOT} from '../paths';
import {CommandError} from '../runCommand';

const WORK = path.join(ROOT, '.cache', 'benchmark');
const GITHUB = 'node_modules/@octokit/graphql-schema/schema.graphql';
const OWN_BUILD =
  'node --import tsx commands/reference.ts {schema} --lenient --out {out}';
/** GNU time, the one that measures memory. */
const TIME = '/usr/bin/time';

/** One of the builds that are compared. */
export interface Side {
  readonly name: string;
  /** A shell command in which `{schema}` is the file to build from and `{out}` the folder to build into. */
  readonly command: string;
  /** The git revision whose sources run the command; the working tree without one. */
  readonly revision?: string;
}

/** What one build took. */
export interface Run {
  readonly seconds: number;
  /** Processor time of the command and of all processes that it waited for. */
  readonly cpuSeconds: number;
  /** Peak resident memory of its largest process. */
  readonly peakBytes: number;
}

/** What a build wrote. Bytes of a page are those of brotli's slowest setting. */
export interface Output {
  readonly pages: number;
  readonly bytes: number;
  /** HTML of the page of median size, with the styles and scripts that it requests. */
  readonly firstLoad: number;
  readonly html: number;
  readonly scripts: number;
}

const OPTIONS = {
  sides: {
    positional: '[sides]',
    text: 'What is compared: a git revision, "." for the working tree (the default), or another tool as name=command with {schema} and {out}',
    isList: true,
    parse: (setting: Setting) =>
      toTexts(setting, 'a revision or name=command').map(parseSide),
  },
  schema: {
    value: '<file>',
    text: 'The schema to build from',
    default: GITHUB,
    parse: (setting: Setting) => toPath({...setting, directory: ROOT}),
  },
  runs: {
    value: '<number>',
    text: 'How often each side is built',
    default: '3',
    parse: (setting: Setting) =>
      toNumber(
        setting,
        'a number from 1',
        (count) => Number.isInteger(count) && count > 0,
      ),
  },
} as const satisfies OptionTable;

/** The command `npm run benchmark`. */
export const BENCHMARK: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Builds each side in turns and logs a Markdown table of time, memory, output and first load.',
  example: 'main .',
  run: async (values) => {
    console.log(await compareBuilds(values));
    return 0;
  },
};

async function compareBuilds({
  schema,
  runs: count,
  sides = [parseSide('.')],
}: OptionValues<typeof OPTIONS>): Promise<string> {
  if (!existsSync(schema)) throw new CommandError(`There is no schema ${schema}.`);
  if (!existsSync(TIME)) throw new CommandError(`Install GNU time as ${TIME}.`);
  const folders = sides.map(prepareFolder);
  const runs = sides.map((): Run[] => []);
  for (let turn = 1; turn <= count; turn++)
    for (const [index, side] of sides.entries()) {
      const out = outputOf(side);
      await rm(out, {recursive: true, force: true});
      await mkdir(path.dirname(out), {recursive: true});
      const run = measureRun(side, {schema, out, cwd: folders[index] ?? ROOT});
      runs[index]?.push(run);
      console.error(`${side.name}, ${turn} of ${count}: ${run.seconds} s`);
    }
  const outputs = await Promise.all(sides.map((side) => measureOutput(outputOf(side))));
  return printTable(
    sides.map(({name}, index) => toRow(name, runs[index] ?? [], outputs[index])),
  );
}

/** `name=command` is another tool, `.` the working tree, anything else a git revision. */
export function parseSide(argument: string): Side {
  const [, name, command] = /^([^=]+)=(.*)$/su.exec(argument) ?? [];
  if (name !== undefined && command !== undefined) {
    const missing = ['{schema}', '{out}'].find((part) => !command.includes(part));
    if (missing !== undefined)
      throw new CommandError(`The command of "${name}" has no ${missing}.`);
    return {name, command};
  }
  if (argument === '.') return {name: 'working tree', command: OWN_BUILD};
  return {name: argument, command: OWN_BUILD, revision: argument};
}

function outputOf({name}: Side): string {
  return path.join(WORK, 'sites', name.replaceAll(/[^\w.-]/gu, '-'));
}

/** The folder that a command runs in; a revision is checked out and installed once. */
function prepareFolder({revision}: Side): string {
  if (revision === undefined) return ROOT;
  const run = (command: string, args: readonly string[], cwd: string): string => {
    const {status, stdout, stderr} = spawnSync(command, args, {cwd, encoding: 'utf8'});
    if (status !== 0)
      throw new CommandError(`${command} ${args.join(' ')} failed: ${stderr.trim()}`);
    return stdout.trim();
  };
  const commit = run('git', ['rev-parse', '--verify', `${revision}^{commit}`], ROOT);
  const folder = path.join(WORK, commit);
  if (!existsSync(folder))
    run('git', ['worktree', 'add', '--detach', folder, commit], ROOT);
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  return folder;
}

function measureRun(
  {name, command}: Side,
  {schema, out, cwd}: {schema: string; out: string; cwd: string},
): Run {
  const log = path.join(WORK, `${path.basename(out)}.log`);
  const time = `${log}.time`;
  const output = openSync(log, 'w');
  const {status} = spawnSync(
    TIME,
    ['-q', '-f', '%e %U %S %M', '-o', time, 'sh', '-c', fill(command, {schema, out})],
    {cwd, env: {...process.env, INIT_CWD: cwd}, stdio: ['ignore', output, output]},
  );
  if (status !== 0) throw new CommandError(`The build of ${name} failed; see ${log}.`);
  return parseTime(readFileSync(time, 'utf8'));
}

function fill(command: string, values: Readonly<Record<string, string>>): string {
  return command.replaceAll(
    /\{(schema|out)\}/gu,
    (_, name: string) => `'${values[name]?.replaceAll("'", String.raw`'\''`)}'`,
  );
}

/** Parses what GNU time writes: elapsed, user and system seconds, kilobytes of memory. */
export function parseTime(text: string): Run {
  const [seconds = NaN, user = NaN, system = NaN, kilobytes = NaN] = text
    .trim()
    .split(' ')
    .map(Number);
  return {seconds, cpuSeconds: user + system, peakBytes: kilobytes * 1024};
}

/** Measures a site; precompressed copies of files do not count. */
export async function measureOutput(directory: string): Promise<Output> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
      .map(async ({parentPath, name}) => {
        const file = path.join(parentPath, name);
        return {file, bytes: (await stat(file)).size};
      }),
  );
  const pages = files
    .filter(({file}) => file.endsWith('.html'))
    .toSorted((a, b) => a.bytes - b.bytes || (a.file < b.file ? -1 : 1));
  const page = pages[Math.floor(pages.length / 2)]?.file;
  if (page === undefined) throw new CommandError(`${directory} has no page.`);
  const html = await weigh([page]);
  const styles = await weigh(await findRequests(directory, page, STYLES));
  const scripts = await weigh(await findRequests(directory, page, SCRIPTS));
  return {
    pages: pages.length,
    bytes: files.reduce((sum, {bytes}) => sum + bytes, 0),
    html,
    scripts,
    firstLoad: html + styles + scripts,
  };
}

const STYLES = 'link[rel="stylesheet"][href]';
const SCRIPTS =
  'script[src], link[rel="modulepreload"][href], link[rel="preload"][as="script"][href]';

/** The files of the site that a page requests at once, each once; prefetches do not count. */
async function findRequests(
  directory: string,
  page: string,
  selector: string,
): Promise<readonly string[]> {
  const $ = load(await readFile(page, 'utf8'));
  const base = new URL(path.relative(directory, page), 'http://site/');
  const files = $(selector)
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
    .map((url) => new URL(url, base))
    .filter(({host}) => host === base.host)
    .map(({pathname}) => path.join(directory, decodeURIComponent(pathname)));
  return [...new Set(files)];
}

const compress = promisify(brotliCompress);

async function weigh(files: readonly string[]): Promise<number> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
  const sizes = files.map(
    async (file) => (await compress(await readFile(file), {params})).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function toRow(name: string, runs: readonly Run[], output?: Output): readonly string[] {
  const median = (key: keyof Run): number => {
    const sorted = runs.map((run) => run[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  const {
    pages = NaN,
    bytes = NaN,
    firstLoad = NaN,
    html = NaN,
    scripts = NaN,
  } = output ?? {};
  return [
    name,
    runs.map(({seconds}) => seconds.toFixed(1)).join(', '),
    median('cpuSeconds').toFixed(1),
    (median('peakBytes') / 1e6).toFixed(0),
    String(pages),
    (bytes / 1e6).toFixed(1),
    ...[firstLoad, html, scripts].map((size) => (size / 1000).toFixed(1)),
  ];
}

const COLUMNS =
  'build | time (s) | processor time (s) | peak memory (MB) | pages | output (MB) | first load (KB) | of that HTML | scripts'.split(
    ' | ',
  );

function printTable(rows: readonly (readonly string[])[]): string {
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
