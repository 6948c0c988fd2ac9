import {listPackages} from './manifest';

/** Packages, and those of this repository that they depend on. */
export function withDependencies(names: readonly string[]): ReadonlySet<string> {
  const manifests = new Map(
    listPackages().map(({manifest}) => [manifest.name, manifest]),
  );
  const found = new Set(names);
  for (const each of found)
    for (const dependency of Object.keys(manifests.get(each)?.dependencies ?? {}))
      if (manifests.has(dependency)) found.add(dependency);
  return found;
}

/** The line that installs a package from its tarball in a folder, with those that belong to it. */
export function toInstallLine(name: string, folder: string): string {
  const names = [...withDependencies([name])].toSorted();
  const files = names.length === 1 ? names.join('') : `{${names.join(',')}}`;
  return `npm install ${folder}/${files}-*.tgz`;
}
