import {readFileSync} from 'node:fs';

/** A package as package-lock.json (version 3) describes it. */
export interface LockedPackage {
  /** Where npm puts it: `node_modules/react`. */
  readonly path: string;
  /** An SPDX expression, or nothing where the package declares none. */
  readonly license?: string;
  readonly integrity?: string;
  /** Where it comes from; left out here, so that everyone asks the registry of their own. */
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** True for what only development and tests use. */
  readonly dev?: boolean;
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, Omit<LockedPackage, 'path'> & {readonly link?: boolean}>
  >;
}

/** The packages of others in a lockfile; our own are links. */
export function readLockfile(file: string): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => ({path, ...entry}));
}
