import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createNext} from '../build/createNext';
import {createWorkspace} from '../build/createWorkspace';
import {markGenerated, removeGenerated} from '../build/generatedFiles';
import {
  assertReplaceable,
  recoverDirectory,
  replaceDirectory,
} from '../build/replaceDirectory';
import {ROOT} from '../paths';
import {runNode} from '../processes';
import {readArguments, type ReferenceArguments} from './readArguments';

const REMEDY = 'Name a new or empty folder: --out <folder>';
const ROOM = path.join(ROOT, 'commands', 'reference');

const program = createRequire(import.meta.url).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/** Docusaurus wants a folder for the site; it holds nothing but generated files. */
async function createSiteDirectory(): Promise<string> {
  const directory = await createWorkspace(path.join(ROOT, '.cache', 'reference'));
  await mkdir(path.join(directory, 'static'));
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
  // Made before the build, so that nobody waits only to learn that it cannot be written to.
  const next = await createNext(out);
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
    await markGenerated(next, built);
    await cp(built, next, {recursive: true});
    await replaceDirectory(next, out, REMEDY);
  } finally {
    await removeGenerated(next);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {pages, bytes} = await measure(built);
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
  await recoverDirectory(referenceArguments.out);
  await assertReplaceable(referenceArguments.out, REMEDY);
  const siteDirectory = await createSiteDirectory();
  try {
    return await build(referenceArguments, siteDirectory);
  } finally {
    await rm(siteDirectory, {recursive: true, force: true});
  }
}
