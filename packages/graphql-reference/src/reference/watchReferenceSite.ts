import {runDocusaurus} from '../docusaurus/runDocusaurus';
import {removeTemporaryFolder} from '../output/temporaryFolders';
import {createSite, type SiteOptions} from './createSite';
import {findPort} from './findPort';

/** A site to serve, and where. */
export interface WatchOptions extends SiteOptions {
  /** 3000 or the next free port by default. */
  readonly port?: number;
}

/**
 * Serves a site with nothing but the reference of a schema on this machine, and updates the pages
 * after each change of the schema. When a change breaks the schema, the last good pages stay.
 *
 * @returns The exit code, after a signal ends the server.
 * @throws CommandError when the port is in use.
 */
export async function watchReferenceSite({
  port: wanted,
  ...options
}: WatchOptions): Promise<number> {
  const port = await findPort(wanted);
  const {directory, env} = await createSite(options);
  console.log(
    'Watching the schema; Ctrl+C stops the server. Only a build makes the search index.',
  );
  try {
    const where = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
    return await runDocusaurus(
      ['start', directory, ...where, ...(options.verbose ? ['--verbose'] : [])],
      // Each site is a new one, so a cache would never be used again.
      {cwd: process.cwd(), env: {...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
    );
  } finally {
    removeTemporaryFolder(directory);
  }
}
