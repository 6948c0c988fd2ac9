import {homedir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../commands/paths';

/** Schemas and logs of the last runs. Not committed. */
export const WORK = path.join(ROOT, '.cache', 'benchmarks');
/** Peers are installed and run here, where they find nothing of this repository. */
export const PEERS = path.join(homedir(), '.cache', 'community-platform-docs-benchmarks');
export const RESULTS = path.join(ROOT, 'benchmarks', 'results');

/** Where a run leaves a site of ours, by its name. */
export function builtSite(name: string): string {
  return path.join(PEERS, 'runs', name);
}
