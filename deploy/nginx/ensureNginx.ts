import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export interface Nginx {
  readonly program: string;
  readonly hasBrotli: boolean;
}

/**
 * An nginx that starts: an installed one, or one that this installs by apt where it may. Where
 * neither works, what to do.
 */
export function ensureNginx(): Nginx | {readonly missing: string} {
  const installed = findNginx();
  if (installed?.hasBrotli) return installed;
  installByApt();
  return (
    findNginx() ?? {
      missing: `nginx is not installed: apt-get install ${PACKAGES.join(' ')}`,
    }
  );
}

function findNginx(): Nginx | undefined {
  const program = PLACES.find(
    (place) => existsSync(place) && spawnSync(place, ['-v']).status === 0,
  );
  return program === undefined ? undefined : {program, hasBrotli: existsSync(BROTLI)};
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const options = {env, stdio: 'ignore'} as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...PACKAGES],
    options,
  );
}
