import {copyFile, mkdir, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createTemporaryFolder, removeTemporaryFolder} from '../output/temporaryFolders';
import {gatherSources, type SourceFile} from '../sources/gatherSources';
import {toLogoPath, toSiteConfig, type ReferenceSite} from './toSiteConfig';

/** A site, and how to read sources that are not files. */
export interface SiteOptions extends ReferenceSite {
  /** Sent to the server of the schema, and never logged. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long that server may take: 30. */
  readonly timeoutSeconds?: number;
  /** Logs errors with the stack of Docusaurus. */
  readonly verbose?: boolean;
}

/** A site that Docusaurus can build. */
export interface Site {
  /** A temporary folder, which the caller deletes. */
  readonly directory: string;
  /** For the process of Docusaurus. */
  readonly env: Readonly<Record<string, string>>;
}

/** Older browsers run no script of React anyway; they show the pages with fewer colours and gaps. */
const BROWSERS = 'defaults and fully supports es6-module';
/** The `node_modules` folder with the dependencies of this package. */
const PACKAGES = path.resolve(
  createRequire(import.meta.url).resolve('react/package.json'),
  '../..',
);

/**
 * Reads the sources that are not files, and creates the folder of a Docusaurus site. It lies in the
 * system's temporary folder, so that a build needs no place among the user's files, and resolves
 * packages to the dependencies of this one.
 */
export async function createSite({
  headers = {},
  timeoutSeconds = 30,
  ...site
}: SiteOptions): Promise<Site> {
  const {schema, files} = await gatherSources([site.schema].flat() as readonly string[], {
    headers,
    timeoutSeconds,
    input: process.stdin,
    log: console.log,
  });
  const directory = createTemporaryFolder('graphql-reference-');
  try {
    await fillDirectory(directory, {...site, schema}, files);
  } catch (error) {
    removeTemporaryFolder(directory);
    throw error;
  }
  return {
    directory,
    env: {
      // Without it, the browserslist of a folder above the site would count.
      BROWSERSLIST: process.env['BROWSERSLIST'] ?? BROWSERS,
      SOURCE_NAMES: JSON.stringify(files.map(({name, shown}) => [name, shown])),
    },
  };
}

/** Turns Docusaurus Faster on, by the name that the installed version accepts; both refuse the other. */
const FASTER = `const {DOCUSAURUS_VERSION} = require('@docusaurus/utils');
const isBefore310 = DOCUSAURUS_VERSION.startsWith('3.9.');
module.exports.future[isBefore310 ? 'experimental_faster' : 'faster'] = true;`;

async function fillDirectory(
  directory: string,
  site: ReferenceSite,
  files: readonly SourceFile[],
): Promise<void> {
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(directory, name), content);
  await mkdir(path.join(directory, 'static/img'), {recursive: true});
  // On Windows every user may create a junction; elsewhere the type is ignored.
  await symlink(PACKAGES, path.join(directory, 'node_modules'), 'junction');
  // A package.json of type "module" further up would make ES modules of generated modules.
  await write('package.json', '{"private": true}\n');
  const config = JSON.stringify(toSiteConfig(site), null, 2);
  await write('docusaurus.config.cjs', `module.exports = ${config};\n${FASTER}\n`);
  for (const {name, content} of files) await write(name, content);
  if (site.logo !== undefined) {
    await copyFile(site.logo, path.join(directory, 'static', toLogoPath(site.logo)));
  }
}
