import {readFileSync} from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {ROOT} from '../paths';

/** A package as package-lock.json describes it, by the folder that it is installed to. */
interface LockedPackage {
  readonly engines?: {readonly node?: string};
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
  /** Where a package of ours stands, of its link in node_modules. */
  readonly link?: boolean;
  readonly resolved?: string;
}

type Lockfile = Readonly<Record<string, LockedPackage>>;

/** The oldest major version that is maintained, and whose JavaScript we write: ES2023. */
const OLDEST = 20;

export function readLockfile(): Lockfile {
  const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const {packages} = JSON.parse(text) as {packages: Lockfile};
  return packages;
}

/** The folder of a package and of all that is installed with it. */
export function withDependencies(folder: string): string[] {
  const packages = readLockfile();
  const found = new Set([folder]);
  for (const each of found) {
    for (const name of listDependencies(packages[each]!)) {
      const dependency = findInstalled(packages, each, name);
      if (dependency !== undefined) found.add(dependency);
    }
  }
  return [...found];
}

/** What is installed with a package. A peer that may be missing asks for its Node by itself. */
function listDependencies(locked: LockedPackage): readonly string[] {
  const {peerDependencies, peerDependenciesMeta: meta} = locked;
  const peers = Object.keys({...peerDependencies}).filter(
    (name) => !meta?.[name]?.optional,
  );
  return [
    ...Object.keys({...locked.dependencies, ...locked.optionalDependencies}),
    ...peers,
  ];
}

/** As Node looks a package up: in the folder itself, then in each around it. */
function findInstalled(
  packages: Lockfile,
  folder: string,
  name: string,
): string | undefined {
  const parts = folder.split('/');
  for (let length = parts.length; length >= 0; length--) {
    const found = [...parts.slice(0, length), 'node_modules', name].join('/');
    const entry = packages[found];
    if (entry !== undefined) return entry.link === true ? entry.resolved : found;
  }
  return undefined;
}

/**
 * "engines" that is true for packages which are installed to these folders: every version from
 * Node 20 on that none of others among them refuses. Ours are left out; they are what is asked.
 */
export function toEngines(folders: readonly string[]): string {
  const least = leastVersions(folders);
  const open = least.findIndex((_, index) => isWithoutGap(least.slice(index)));
  return [
    ...least.slice(0, open).map((version) => `^${version}`),
    `>=${least[open]}`,
  ].join(' || ');
}

/** The least version of each major that all run on; majors that any refuses are left out. */
function leastVersions(folders: readonly string[]): string[] {
  const packages = readLockfile();
  const asked = folders
    .filter((folder) => folder.includes('node_modules/'))
    .flatMap((folder) => packages[folder]?.engines?.node ?? []);
  const named = asked
    .flatMap((range) => new semver.Range(range).set.flat())
    .map(({value}) => value.replace(/^[<>=]+/, ''))
    .filter((version) => semver.valid(version) && !semver.prerelease(version));
  const newest = Math.max(OLDEST, ...named.map((version) => semver.major(version)));
  const majors = Array.from({length: newest + 2 - OLDEST}, (_, index) => OLDEST + index);
  return majors.flatMap((major) => {
    const candidates = named.filter((version) => semver.major(version) === major);
    const accepted = semver
      .sort([`${major}.0.0`, ...candidates])
      .find((version) => asked.every((range) => semver.satisfies(version, range)));
    return accepted ?? [];
  });
}

/** Whether each is the very first version of the major after the one before it. */
function isWithoutGap([first = '', ...others]: readonly string[]): boolean {
  return others.every((each, index) => each === `${semver.major(first) + index + 1}.0.0`);
}
