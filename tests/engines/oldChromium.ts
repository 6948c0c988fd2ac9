import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {ROOT} from '../../commands/paths';
import {runProcess} from '../../commands/processes';

/** A package of the npm registry with the oldest Chromium that `browserslist` names, for Linux. */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const EXECUTABLE = path.join(ROOT, '.cache/engines/chromium-109');

/** The path of the old Chromium, which npm fetches once; undefined where that fails. */
export async function ensureOldChromium(): Promise<string | undefined> {
  if (existsSync(EXECUTABLE)) return EXECUTABLE;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = `${EXECUTABLE}-${process.pid}`;
  await mkdir(folder, {recursive: true});
  try {
    const npm = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', PACKAGE];
    const {code} = await runProcess('npm', npm, {output: 'capture'});
    if (code !== 0) return undefined;
    const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    const file = path.join(folder, 'chromium');
    const program = await promisify(brotliDecompress)(await readFile(packed));
    await writeFile(file, program, {mode: 0o755});
    await rename(file, EXECUTABLE);
    return EXECUTABLE;
  } finally {
    await rm(folder, {recursive: true});
  }
}
