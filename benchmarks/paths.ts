import {homedir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../commands/paths';

/** Schemas, logs and sites of the last runs. */
export const WORK = path.join(ROOT, '.cache', 'benchmarks');
/** Other generators are installed here, where they resolve nothing of this repository. */
export const PEERS = path.join(homedir(), '.cache', 'community-platform-docs-benchmarks');
export const RESULTS = path.join(ROOT, 'benchmarks', 'results');

/** The folder of a site that a section builds, by its name. */
export function builtSite(name: string): string {
  return path.join(PEERS, 'runs', name);
}
