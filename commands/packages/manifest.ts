import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../paths';

/** What is read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly repository?: {readonly url: string};
  readonly [field: string]: unknown;
}

/** A package of this repository that is published. */
export interface Package {
  /** Absolute. */
  readonly directory: string;
  readonly manifest: Manifest;
}

const PACKAGES = path.join(ROOT, 'packages');

/** Every package below packages/ but those that are marked as private. */
export function listPackages(): readonly Package[] {
  return readdirSync(PACKAGES, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => readPackage(path.join(PACKAGES, name)))
    .filter(({manifest}) => manifest.private !== true);
}

function readPackage(directory: string): Package {
  const text = readFileSync(path.join(directory, 'package.json'), 'utf8');
  return {directory, manifest: JSON.parse(text) as Manifest};
}
