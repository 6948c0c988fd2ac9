import {readdirSync, readFileSync, statSync} from 'node:fs';
import {cp, readdir, rename} from 'node:fs/promises';
import path from 'node:path';
import {describeFailure} from '../command/processes';
import {runDocusaurus} from '../docusaurus/runDocusaurus';
import {createNext} from '../output/createFolders';
import {markGenerated} from '../output/generatedFiles';
import {
  assertReplaceable,
  recoverDirectory,
  replaceDirectory,
} from '../output/replaceDirectory';
import {removeTemporaryFolder} from '../output/temporaryFolders';
import {createSite, type Site, type SiteOptions} from './createSite';

/** What to build, and where. */
export interface ReferenceOptions extends SiteOptions {
  /** The folder that the site is written into; absolute. */
  readonly out: string;
  /** Logged after a build, such as how to open the site. */
  readonly advice?: string;
}

const REMEDY = 'Name a new or empty folder: --out <folder>';

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
    removeTemporaryFolder(site.directory);
  }
}

async function build(
  {out, verbose = false, advice}: ReferenceOptions,
  site: Site,
): Promise<number> {
  const start = performance.now();
  // In the folder of the site's own package.json: a package.json of type "module" further up would
  // make an ES module of Docusaurus' server bundle.
  const built = path.join(site.directory, 'build');
  const memoryFile = path.join(site.directory, 'peak-memory');
  // Created before the build, so that a folder that cannot be written to fails at once.
  const next = await createNext(out);
  let size, memory;
  try {
    console.log('Reading the schema ...');
    const flags = ['--out-dir', built, ...(verbose ? ['--verbose'] : [])];
    const code = await runDocusaurus(['build', site.directory, ...flags], {
      node: ['--expose-gc'],
      cwd: process.cwd(),
      env: {...site.env, PEAK_MEMORY_FILE: memoryFile},
    });
    if (code !== 0) {
      console.error(describeFailure(code));
      return code;
    }
    size = measure(built);
    memory = toMegabytes(Number(readFileSync(memoryFile, 'utf8')));
    await markGenerated(next, built);
    await moveFiles(built, next);
    await replaceDirectory(next, out, REMEDY);
  } finally {
    removeTemporaryFolder(next);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {pages, bytes} = size;
  console.log(
    `\n${pages} pages in ${seconds} s, peak memory ${memory}, ${toMegabytes(bytes)} in ${out}`,
  );
  if (advice !== undefined) console.log(advice);
  return 0;
}

/** Moves all that is in a folder into another one; copies it where that is another file system. */
async function moveFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    await rename(source, target).catch(() => cp(source, target, {recursive: true}));
  }
}

function measure(directory: string): {readonly pages: number; readonly bytes: number} {
  const entries = readdirSync(directory, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    ({parentPath, name}) => statSync(path.join(parentPath, name)).size,
  );
  return {
    pages: files.filter(({name}) => name === 'index.html').length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}
