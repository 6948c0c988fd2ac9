import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

const PEERS = {lunr: '2.3.9', minisearch: '7.2.0', pagefind: '1.6.0'};

/** Installs what the search is compared with, outside this repository; once for these versions. */
export async function installPeers(): Promise<string> {
  const versions = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
  const folder = join(tmpdir(), `search-peers-${versions.join('-').replace(/@/gu, '-')}`);
  if (existsSync(join(folder, 'node_modules/pagefind'))) return folder;
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), '{"private": true}');
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--save-exact'];
  await promisify(execFile)('npm', ['install', ...options, ...versions], {
    cwd: folder,
    env: {...process.env, npm_config_local_prefix: folder, INIT_CWD: folder},
  });
  return folder;
}
