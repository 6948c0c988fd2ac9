import type {LockedPackage} from './lockfile';

/**
 * Dependencies that have no entry in the lockfile, one sentence each. npm leaves out the optional
 * ones of other machines when it writes a lockfile beside an installed node_modules; then "npm ci"
 * refuses the file, or the binary for such a machine is never installed there.
 */
export function findMissing(entries: readonly LockedPackage[]): string[] {
  const paths = new Set(entries.map(({path}) => path));
  return entries.flatMap(({path, dependencies, optionalDependencies}) =>
    Object.keys({...dependencies, ...optionalDependencies})
      .filter((name) => !toPlaces(path, name).some((place) => paths.has(place)))
      .map(
        (name) =>
          `package-lock.json has no entry for ${name}, which ${path || 'package.json'} depends on. Take the file of the last commit, delete node_modules and run "npm install" again.`,
      ),
  );
}

/** Where Node looks for a package: in the folder itself, then in each around it. */
function toPlaces(folder: string, name: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return Array.from({length: parts.length + 1}, (_, index) =>
    [...parts.slice(0, parts.length - index), 'node_modules', name].join('/'),
  );
}
