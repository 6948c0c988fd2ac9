import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {docusaurus} from '../docusaurus';
import {BUILD, ROOT, SITE} from '../paths';
import {compressDirectory} from './compressDirectory';
import {fingerprint} from './fingerprint';
import {swapDirectory} from './swapDirectory';

const SOURCES = ['site', 'packages', 'package-lock.json'].map((source) =>
  path.join(ROOT, source),
);
/** Not inside the build: that is what gets deployed. */
const FINGERPRINT_FILE = path.join(SITE, '.cache', 'build-fingerprint');

/**
 * Builds the site for production into site/build. The new build takes the old one's place only
 * when it is complete; after a failure the old one is as it was. Returns the exit code.
 */
export async function buildSite(docusaurusArgs: readonly string[] = []): Promise<number> {
  const start = performance.now();
  const before = await fingerprint(SOURCES);
  const next = `${BUILD}.${process.pid}`;
  try {
    const code = await docusaurus(['build', '--out-dir', next, ...docusaurusArgs]);
    if (code !== 0) {
      const kept = existsSync(BUILD) ? ' site/build still holds the previous build.' : '';
      console.error(`The build failed.${kept}`);
      return code;
    }
    const compressed = await compressDirectory(next);
    await swapDirectory(next, BUILD);
    await mkdir(path.dirname(FINGERPRINT_FILE), {recursive: true});
    await writeFile(FINGERPRINT_FILE, before);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built site/build in ${seconds} s (${compressed} files precompressed).`);
    return 0;
  } finally {
    await rm(next, {recursive: true, force: true});
  }
}

/** True when site/build was made from the sources as they are now. */
export async function isBuildCurrent(): Promise<boolean> {
  if (!existsSync(path.join(BUILD, 'index.html')) || !existsSync(FINGERPRINT_FILE)) {
    return false;
  }
  return (await readFile(FINGERPRINT_FILE, 'utf8')) === (await fingerprint(SOURCES));
}
