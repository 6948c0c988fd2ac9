import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PEERS} from '../paths';
import {runMeasured} from '../measure/runMeasured';
import type {Peer} from './peer';

const TIME_LIMIT_SECONDS = 900;

/** Installs a peer where it is not there yet, and returns the folder it lies in. */
export async function installPeer(peer: Peer): Promise<string> {
  const folder = path.join(PEERS, peer.name);
  const manifest = `${JSON.stringify(
    {private: true, dependencies: peer.dependencies, overrides: peer.overrides},
    undefined,
    2,
  )}\n`;
  const marker = path.join(folder, 'installed.json');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === manifest) return folder;
  console.log(`  Installing ${peer.name} into ${folder} (a few minutes) ...`);
  // What npm finds installed it keeps, whatever the overrides say by now.
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), manifest);
  await runMeasured({
    label: `${peer.name} npm install`,
    ...npm(['install', '--no-audit', '--no-fund', '--prefer-offline']),
    cwd: folder,
    // npm would otherwise install into the repository whose script runs this.
    env: {npm_config_local_prefix: folder, INIT_CWD: folder},
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  });
  await writeFile(marker, manifest);
  return folder;
}

function npm(args: readonly string[]): {command: string; args: readonly string[]} {
  // npm names itself in npm_execpath, which spares us the search for it (npm.cmd on Windows).
  const program = process.env['npm_execpath'];
  return program?.endsWith('.js')
    ? {command: process.execPath, args: [program, ...args]}
    : {command: 'npm', args};
}
