import {rm} from 'node:fs/promises';
import {runDocusaurus} from '../docusaurus/runDocusaurus';
import type {SiteOptions} from './buildReferenceSite';
import {createSite} from './createSite';
import {findPort} from './findPort';

/** A site to show, and where. */
export interface WatchOptions extends SiteOptions {
  /** Without it 3000, or the next that is free. */
  readonly port?: number;
}

/**
 * Serves a site of nothing but the reference of a schema on this machine, and shows each change of
 * the schema in the browser. After a mistake in the schema the last good pages stay.
 *
 * @returns The exit code, when the process is told to stop.
 * @throws CommandError where the port is in use.
 */
export async function watchReferenceSite({
  port: wanted,
  ...options
}: WatchOptions): Promise<number> {
  const port = await findPort(wanted);
  const {directory, env} = await createSite(options);
  console.log(
    'The site follows the schema until Ctrl+C. A search index is made by a build only.',
  );
  try {
    const where = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
    return await runDocusaurus(
      ['start', directory, ...where, ...(options.verbose ? ['--verbose'] : [])],
      // It would be kept beside the packages, and never used again: each site is a new one.
      {cwd: process.cwd(), env: {...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
    );
  } finally {
    await rm(directory, {recursive: true, force: true});
  }
}
