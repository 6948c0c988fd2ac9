import path from 'node:path';
import type {Page} from '@playwright/test';
import {run} from './install';

/** The site that the tarballs are installed in. */
export const SITE = process.env['STRANGER_SITE'] ?? '';

interface Build {
  /** Name of the build and of the folders that belong to it. */
  readonly name: string;
  /** The configuration, a file of the site. */
  readonly config: string;
  /** The folder of the site, where it is not the one that everything is installed in. */
  readonly site?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds the site; returns the folder of the build and what Docusaurus wrote. */
export async function buildSite({
  name,
  config,
  site = SITE,
  env = {},
}: Build): Promise<{readonly directory: string; readonly output: string}> {
  const directory = path.join(site, 'build', name);
  const output = await run(
    site,
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', directory],
    {
      // Two builds at the same time need folders of their own.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
  );
  return {directory, output};
}

/** Everything that the browser complains of while the page is open. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a page requests ahead of time ends with the page.
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
