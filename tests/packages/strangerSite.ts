import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {run} from './run';

/** The site that the tarballs are installed in. */
export function siteDirectory(): string {
  return process.env['STRANGER_SITE'] ?? '';
}

export function listTarballs(): readonly string[] {
  return (process.env['STRANGER_TARBALLS'] ?? '').split(path.delimiter);
}

/** The tarball of the package of that name. */
export function findTarball(name: string): string {
  const found = listTarballs().find((file) => path.basename(file).startsWith(`${name}-`));
  if (found === undefined) throw new Error(`There is no tarball of ${name}.`);
  return found;
}

interface Build {
  /** Name of the build and of the folders that belong to it. */
  readonly name: string;
  /** The configuration, a file of the site. */
  readonly config: string;
  /** The folder of the site, where it is not the one that everything is installed in. */
  readonly site?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Further arguments for `docusaurus build`. */
  readonly args?: readonly string[];
}

/** Builds the site; returns the folder of the build and what Docusaurus wrote. */
export async function buildSite({
  name,
  config,
  site = siteDirectory(),
  env = {},
  args = [],
}: Build): Promise<{
  readonly directory: string;
  readonly output: string;
}> {
  const directory = path.join(site, 'build', name);
  const output = await run(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', directory, ...args],
    site,
    {
      // Two builds at the same time need folders of their own.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
  );
  return {directory, output};
}

/** Serves a build below its base URL, on a port of its own. */
export async function serveSite(
  directory: string,
  baseUrl: string,
): Promise<{readonly origin: string; readonly server: Server}> {
  const answer = sirv(directory, {extensions: ['html']});
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const notFound = (): void => {
      response.writeHead(404).end('Not found');
    };
    if (url.startsWith(baseUrl)) {
      request.url = `/${url.slice(baseUrl.length)}`;
      answer(request, response, notFound);
    } else {
      notFound();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, server};
}
