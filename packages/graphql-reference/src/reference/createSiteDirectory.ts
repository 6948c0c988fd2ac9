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

/** The folder of packages in which those that this one depends on are found. */
const PACKAGES = path.resolve(
  createRequire(import.meta.url).resolve('react/package.json'),
  '../..',
);

/** The configuration of a site: plain, it is the same however often it is loaded. */
export function toConfigFile(directory: string): string {
  return path.join(directory, 'docusaurus.config.cjs');
}

/**
 * Creates the folder that Docusaurus wants for a site: its configuration, logo and sources that
 * are no files of the user. It lies in the folder for temporary files, so that a build needs no
 * place in the user's own, and finds the packages there that belong to this one, whatever the user
 * has installed.
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
  // A junction is what Windows lets everybody make; elsewhere the word means nothing.
  await symlink(PACKAGES, path.join(directory, 'node_modules'), 'junction');
  // Its own package.json: generated modules are not ES modules, whatever lies above them.
  await writeFile(path.join(directory, 'package.json'), '{"private": true}\n');
  await writeFile(
    toConfigFile(directory),
    `module.exports = ${JSON.stringify(toSiteConfig(site), null, 2)};\n`,
  );
  for (const {name, content} of files) {
    await writeFile(path.join(directory, name), content);
  }
  if (site.logo !== undefined) {
    await copyFile(site.logo, path.join(directory, 'static', toLogoPath(site.logo)));
  }
}
