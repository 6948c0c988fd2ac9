import {readFileSync} from 'node:fs';

/** The version of this package. */
export function readVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return version;
}
