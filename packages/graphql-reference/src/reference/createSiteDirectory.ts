import {
  copyFile,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SourceFile} from '../sources/gatherSources';
import {toLogoPath, toSiteConfig, type ReferenceSite} from './toSiteConfig';

/** The `node_modules` folder with the dependencies of this package. */
const PACKAGES = path.resolve(
  createRequire(import.meta.url).resolve('react/package.json'),
  '../..',
);

/**
 * Creates the folder of a Docusaurus site: its configuration, logo and the sources that are not files
 * of the user. It lies in the system's temporary folder, so that a build needs no place among the
 * user's files, and resolves packages to the dependencies of this one.
 */
export async function createSiteDirectory(
  site: ReferenceSite,
  files: readonly SourceFile[] = [],
): Promise<string> {
  const parent = await realpath(tmpdir());
  const directory = await mkdtemp(path.join(parent, 'graphql-reference-'));
  try {
    await fillDirectory(directory, site, files);
  } catch (error) {
    await rm(directory, {recursive: true, force: true});
    throw error;
  }
  return directory;
}

async function fillDirectory(
  directory: string,
  site: ReferenceSite,
  files: readonly SourceFile[],
): Promise<void> {
  await mkdir(path.join(directory, 'static/img'), {recursive: true});
  // On Windows every user may create a junction; elsewhere the type is ignored.
  await symlink(PACKAGES, path.join(directory, 'node_modules'), 'junction');
  // A package.json of type "module" further up would make ES modules of generated modules.
  await writeFile(path.join(directory, 'package.json'), '{"private": true}\n');
  await writeFile(
    path.join(directory, 'docusaurus.config.cjs'),
    `module.exports = ${JSON.stringify(toSiteConfig(site), null, 2)};\n`,
  );
  for (const {name, content} of files) {
    await writeFile(path.join(directory, name), content);
  }
  if (site.logo !== undefined) {
    await copyFile(site.logo, path.join(directory, 'static', toLogoPath(site.logo)));
  }
}
