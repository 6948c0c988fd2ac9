import {existsSync, statSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {constants} from 'node:os';
import path from 'node:path';
import {runDocusaurus} from '../docusaurus/runDocusaurus';
import {createNext} from '../output/createNext';
import {moveFiles} from '../output/moveFiles';
import {listFiles, markGenerated, removeGenerated} from '../output/generatedFiles';
import {
  assertReplaceable,
  recoverDirectory,
  replaceDirectory,
} from '../output/replaceDirectory';
import {createSite, type Site} from './createSite';
import {findMistake} from './findMistake';
import type {ReferenceSite} from './toSiteConfig';

/** A site, and how the sources are read that are no files. */
export interface SiteOptions extends Partial<ReferenceSite> {
  /**
   * SDL files, folders and globs of them, or an introspection result, absolute; the address of a
   * server; `-` for standard input.
   */
  readonly schema: string | readonly string[];
  /** Sent to the server that is asked for its schema, and never shown. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long that server may take: 30. */
  readonly timeoutSeconds?: number;
  /** Shows errors with the stack of Docusaurus, and all that it says. */
  readonly verbose?: boolean;
}

/** What to build, and where. */
export interface ReferenceOptions extends SiteOptions {
  /** The folder that the site is written into; absolute. */
  readonly out: string;
  /** What stands below the figures at the end, such as how to open the site. */
  readonly advice?: string;
}

const REMEDY = 'Name a new or empty folder: --out <folder>';
/** The exit code of a process that was ended at once. */
const ENDED = 128 + constants.signals.SIGKILL;
const REPORT_MEMORY = new URL('reportMemory.mjs', import.meta.url).href;

interface Size {
  readonly pages: number;
  readonly bytes: number;
}

function measure(directory: string): Size {
  const files = listFiles(directory);
  return {
    pages: files.filter((file) => path.basename(file) === 'index.html').length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}

/**
 * Runs Docusaurus and returns its exit code. Meanwhile the schema is read here, to tell what is
 * wrong with it at once.
 */
async function run(
  site: Site,
  {
    built,
    memoryFile,
    verbose,
  }: Readonly<Record<'built' | 'memoryFile', string>> & {
    readonly verbose: boolean;
  },
): Promise<number> {
  const {directory, env} = site;
  const stop = new AbortController();
  console.log('Reading the schema ...');
  const running = runDocusaurus(
    ['build', directory, '--out-dir', built, ...(verbose ? ['--verbose'] : [])],
    {
      node: ['--import', REPORT_MEMORY],
      cwd: process.cwd(),
      env: {...env, PEAK_MEMORY_FILE: memoryFile},
      stop: stop.signal,
    },
  );
  const mistake = verbose ? undefined : findMistake(site);
  if (mistake === undefined) return running;
  stop.abort();
  // Docusaurus may have come first, and has told it then.
  if ((await running) === ENDED) console.error(mistake);
  return 1;
}

async function build(
  {out, verbose = false, advice}: ReferenceOptions,
  site: Site,
): Promise<number> {
  const start = performance.now();
  // Beside the site's own package.json: below another one Node.js may take Docusaurus' server
  // bundle for an ES module.
  const built = path.join(site.directory, 'build');
  // Made before the build, so that nobody waits only to learn that it cannot be written to.
  const next = await createNext(out);
  const memoryFile = path.join(site.directory, 'peak-memory');
  let size: Size;
  try {
    const code = await run(site, {built, memoryFile, verbose});
    if (code !== 0) {
      console.error(
        existsSync(out) ? `The build failed; ${out} is as it was.` : 'The build failed.',
      );
      return code;
    }
    size = measure(built);
    await markGenerated(next, built);
    await moveFiles(built, next);
    await replaceDirectory(next, out, REMEDY);
  } finally {
    await removeGenerated(next);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const memory = toMegabytes(Number(await readFile(memoryFile, 'utf8')));
  console.log(
    `\n${size.pages} pages in ${seconds} s, peak memory ${memory}, ${toMegabytes(size.bytes)} in ${out}`,
  );
  if (advice !== undefined) console.log(advice);
  return 0;
}

/**
 * Builds a site of nothing but the reference of a schema. It takes the place of an earlier one only
 * when it is complete. What goes wrong with the schema is told on the terminal.
 *
 * @param options - What to build, and where; `readArguments` makes them of a command line.
 * @returns The exit code: 0 when the site is built, another when the schema has mistakes.
 * @throws CommandError where the folder holds something else than an earlier output, and for a server
 *   that does not tell its schema.
 * @example
 * await buildReferenceSite({schema: '/api/schema.graphql', out: '/api/site'});
 */
export async function buildReferenceSite(options: ReferenceOptions): Promise<number> {
  await recoverDirectory(options.out);
  await assertReplaceable(options.out, REMEDY);
  const site = await createSite(options);
  try {
    return await build(options, site);
  } finally {
    await rm(site.directory, {recursive: true, force: true});
  }
}
