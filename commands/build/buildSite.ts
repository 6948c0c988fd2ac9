import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {runDocusaurus} from 'graphql-reference/docusaurus';
import {
  assertReplaceable,
  createWorkspace,
  markGenerated,
  recoverDirectory,
  removeTemporaryFolder,
  replaceDirectory,
} from 'graphql-reference/output';
import {BUILD, ROOT, SITE} from '../paths';
import {describeFailure} from '../processes';
import {CommandError} from '../runCommand';
import {compressDirectory} from './compressDirectory';
import {fingerprint} from './fingerprint';

const SOURCES = ['site', 'packages', 'package-lock.json'].map((source) =>
  path.join(ROOT, source),
);
const CACHE = path.join(SITE, '.cache');
/** Not inside the build: that is what gets deployed. */
const FINGERPRINT_FILE = path.join(CACHE, 'build-fingerprint');
const REMEDY = 'Move it elsewhere or delete it.';

/**
 * Builds the site for production into site/build. The new build takes the old one's place only
 * when it is complete; after a failure the old one is as it was. Returns the exit code.
 */
export async function buildSite(docusaurusArgs: readonly string[] = []): Promise<number> {
  const start = performance.now();
  assertOwnOutput(docusaurusArgs);
  await recoverDirectory(BUILD);
  await assertReplaceable(BUILD, REMEDY);
  const kept = existsSync(BUILD) ? 'site/build still has the previous build.' : '';
  const next = await createWorkspace(path.join(CACHE, 'builds'), kept);
  try {
    const before = await fingerprint(SOURCES);
    const code = await runDocusaurus(['build', '--out-dir', next, ...docusaurusArgs], {
      cwd: SITE,
    });
    if (code !== 0) {
      console.error(describeFailure(code));
      return code;
    }
    const compressed = await compressDirectory(next);
    await markGenerated(next);
    await replaceDirectory(next, BUILD, REMEDY);
    mkdirSync(path.dirname(FINGERPRINT_FILE), {recursive: true});
    writeFileSync(FINGERPRINT_FILE, before);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built site/build in ${seconds} s (${compressed} files precompressed).`);
    return 0;
  } finally {
    removeTemporaryFolder(next);
  }
}

/** True when site/build was made from the sources as they are now. */
export async function isBuildCurrent(): Promise<boolean> {
  if (!existsSync(path.join(BUILD, 'index.html')) || !existsSync(FINGERPRINT_FILE)) {
    return false;
  }
  return (await readFile(FINGERPRINT_FILE, 'utf8')) === (await fingerprint(SOURCES));
}

/** Docusaurus empties the folder that it builds into, whatever it contains. */
function assertOwnOutput(args: readonly string[]): void {
  if (args.some((arg) => arg === '--out-dir' || arg.startsWith('--out-dir='))) {
    throw new CommandError(
      'npm run build takes no --out-dir: it builds into site/build, which you can copy elsewhere.',
    );
  }
}
