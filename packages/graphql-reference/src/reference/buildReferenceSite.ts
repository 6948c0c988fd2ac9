import {existsSync, statSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {loadSchema, ReportError} from 'graphql-api-model';
import {runDocusaurus} from '../docusaurus/runDocusaurus';
import {createNext} from '../output/createNext';
import {moveFiles} from '../output/moveFiles';
import {listFiles, markGenerated, removeGenerated} from '../output/generatedFiles';
import {
  assertReplaceable,
  recoverDirectory,
  replaceDirectory,
} from '../output/replaceDirectory';
import {createSite, type Site, type SiteOptions} from './createSite';

/** What to build, and where. */
export interface ReferenceOptions extends SiteOptions {
  /** The folder that the site is written into; absolute. */
  readonly out: string;
  /** Logged after a build, such as how to open the site. */
  readonly advice?: string;
}

const REMEDY = 'Name a new or empty folder: --out <folder>';

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

/** Loads the schema and returns what is wrong with it, seconds before Docusaurus can. */
function checkSchema({source, toShown}: Site): string | undefined {
  try {
    loadSchema(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return toShown(error.message);
  }
}

async function runBuild(site: Site, built: string, verbose: boolean): Promise<number> {
  console.log('Reading the schema ...');
  const problem = verbose ? undefined : checkSchema(site);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  const flags = verbose ? ['--verbose'] : [];
  return runDocusaurus(['build', site.directory, '--out-dir', built, ...flags], {
    node: ['--expose-gc'],
    cwd: process.cwd(),
    env: {...site.env, PEAK_MEMORY_FILE: memoryFileOf(site)},
  });
}

function memoryFileOf({directory}: Site): string {
  return path.join(directory, 'peak-memory');
}

async function build(
  {out, verbose = false, advice}: ReferenceOptions,
  site: Site,
): Promise<number> {
  const start = performance.now();
  // In the folder of the site's own package.json: a package.json of type "module" further up would
  // make an ES module of Docusaurus' server bundle.
  const built = path.join(site.directory, 'build');
  // Created before the build, so that a folder that cannot be written to fails at once.
  const next = await createNext(out);
  let size: Size;
  try {
    const code = await runBuild(site, built, verbose);
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
  const memory = toMegabytes(Number(await readFile(memoryFileOf(site), 'utf8')));
  console.log(
    `\n${size.pages} pages in ${seconds} s, peak memory ${memory}, ${toMegabytes(size.bytes)} in ${out}`,
  );
  if (advice !== undefined) console.log(advice);
  return 0;
}

/**
 * Builds a site with nothing but the reference of a schema, and replaces an earlier one when the new
 * one is complete. Problems of the schema are logged.
 *
 * @returns The exit code: 0 when the site is built, another one when the schema has problems.
 * @throws CommandError when the folder contains something else than an earlier output, or a server
 *   does not return its schema.
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
