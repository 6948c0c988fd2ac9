import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {ROOT} from '../../commands/paths';
import {runProcess} from '../../commands/processes';

/** A package of the npm registry with the oldest Chromium that `browserslist` names, for Linux. */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const FOLDER = path.join(ROOT, '.cache', 'engines');
const EXECUTABLE = path.join(FOLDER, 'chromium-109');

/** Path of the old Chromium, fetched when it is not there; undefined where it cannot be had. */
export async function ensureOldChromium(): Promise<string | undefined> {
  if (existsSync(EXECUTABLE)) return EXECUTABLE;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = `${EXECUTABLE}-${process.pid}`;
  await mkdir(folder, {recursive: true});
  try {
    const npm = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
    ];
    const {code} = await runProcess('npm', [...npm, PACKAGE], {output: 'capture'});
    if (code !== 0) return undefined;
    const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    const whole = path.join(folder, 'chromium');
    await writeFile(whole, await promisify(brotliDecompress)(await readFile(packed)), {
      mode: 0o755,
    });
    await rename(whole, EXECUTABLE);
  } finally {
    await rm(folder, {recursive: true});
  }
  return EXECUTABLE;
}
