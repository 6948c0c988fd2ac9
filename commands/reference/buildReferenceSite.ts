import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {swapDirectory} from '../build/swapDirectory';
import {ROOT} from '../paths';
import {runNode} from '../processes';
import {CommandError} from '../runCommand';
import {readArguments, type ReferenceArguments} from './readArguments';

const ROOM = path.join(ROOT, 'commands', 'reference');

const program = createRequire(import.meta.url).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/** A folder that holds something else than an earlier output is never replaced. */
async function assertReplaceable(out: string): Promise<void> {
  if (!existsSync(out) || existsSync(path.join(out, '404.html'))) return;
  if (!(await stat(out)).isDirectory() || (await readdir(out)).length > 0) {
    throw new CommandError(
      `${out} exists and holds something else than a reference site. Name another folder: --out <folder>`,
    );
  }
}

/** Docusaurus wants a folder for the site; it holds nothing but generated files. */
async function createSiteDirectory(): Promise<string> {
  const directory = path.join(ROOT, '.cache', 'reference', String(process.pid));
  await mkdir(path.join(directory, 'static'), {recursive: true});
  // Its own package.json: generated modules are not ES modules as this repository's are.
  await writeFile(path.join(directory, 'package.json'), '{"private": true}\n');
  return directory;
}

async function measure(directory: string): Promise<{pages: number; bytes: number}> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(
      async ({parentPath, name}) => (await stat(path.join(parentPath, name))).size,
    ),
  );
  return {
    pages: files.filter(({name}) => name === 'index.html').length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}

async function build(
  {out, ...site}: ReferenceArguments,
  siteDirectory: string,
): Promise<number> {
  const start = performance.now();
  // Beside the site's own package.json: below another one Node.js may take Docusaurus' server
  // bundle for an ES module.
  const built = path.join(siteDirectory, 'build');
  const next = `${out}.${process.pid}`;
  const memoryFile = path.join(siteDirectory, 'peak-memory');
  try {
    const {code} = await runNode(
      [
        '--import',
        path.join(ROOM, 'reportMemory.mjs'),
        program,
        'build',
        siteDirectory,
        '--config',
        path.join(ROOM, 'docusaurus.config.ts'),
        '--out-dir',
        built,
      ],
      {
        env: {
          NO_UPDATE_NOTIFIER: '1',
          // The cache cannot tell one reference from another: a build would show pages of
          // the schema that another build at the same time is about.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          REFERENCE_SITE: JSON.stringify(site),
          PEAK_MEMORY_FILE: memoryFile,
        },
        output: 'terminal',
      },
    );
    if (code !== 0) {
      console.error(
        existsSync(out) ? `The build failed; ${out} is as it was.` : 'The build failed.',
      );
      return code;
    }
    await cp(built, next, {recursive: true});
    await swapDirectory(next, out);
  } finally {
    await rm(next, {recursive: true, force: true});
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {pages, bytes} = await measure(out);
  const memory = toMegabytes(Number(await readFile(memoryFile, 'utf8')));
  console.log(
    `\n${pages} pages in ${seconds} s, peak memory ${memory}, ${toMegabytes(bytes)} in ${out}\nOpen it: npm run serve -- ${JSON.stringify(out)}`,
  );
  return 0;
}

/** Builds a site of nothing but the reference of the schema that the command line names. */
export async function buildReferenceSite(args: readonly string[]): Promise<number> {
  const referenceArguments = readArguments(
    args,
    process.env['INIT_CWD'] ?? process.cwd(),
  );
  await assertReplaceable(referenceArguments.out);
  const siteDirectory = await createSiteDirectory();
  try {
    return await build(referenceArguments, siteDirectory);
  } finally {
    await rm(siteDirectory, {recursive: true, force: true});
  }
}
