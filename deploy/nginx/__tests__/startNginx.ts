import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findFreePort} from '../../../tests/support/freePort';
import {readHostFile, withScriptHashes} from '../../hostFiles';
import {readScriptHashes} from '../../inlineScripts';

/** The installed nginx, if there is one. */
export const NGINX = [
  '/usr/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((file) => existsSync(file) && spawnSync(file, ['-v']).status === 0);

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx for a build on a free port of this machine; `prefix` is an empty folder for it, and
 * `edit` what an owner changes in the configuration.
 */
export async function startNginx(
  program: string | undefined,
  build: string,
  prefix: string,
  edit = (config: string): string => config,
): Promise<RunningServer> {
  if (program === undefined) throw new Error('nginx is not installed.');
  const port = await findFreePort();
  const hashes = await readScriptHashes(build);
  const site = edit(withScriptHashes(readHostFile('nginx/site.conf'), hashes))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${build};`);
  await mkdir(path.join(prefix, 'conf.d'), {recursive: true});
  await writeFile(path.join(prefix, 'conf.d/site.conf'), site);
  const main = path.join(prefix, 'nginx.conf');
  await writeFile(main, readHostFile('nginx/nginx.conf').replaceAll('/run/site', prefix));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(program, ['-c', main, '-g', `daemon off;${user}`]);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await setTimeout(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}
