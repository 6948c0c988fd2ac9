import path from 'node:path';
import type {Run} from '../measureRun';
import {measureSite} from '../measureSite';
import {builtSite} from '../paths';
import {round, type Row, type Table} from '../results';
import {GITHUB, writeGithubSchema} from '../schemas';
import {buildReference} from '../sites/buildReference';
import {buildPeer, graphqlMarkdown, spectaql} from '../sites/peers';

interface Generator {
  readonly name: string;
  readonly site: string;
  readonly build: () => Promise<Readonly<Record<string, Run>>>;
}

/** Builds GitHub's public schema with this project and with its peers. */
export async function measureGithub(): Promise<readonly Table[]> {
  const strict = await writeGithubSchema();
  const builds: Row[] = [];
  const sizes: Row[] = [];
  for (const {name, site, build} of listGenerators(strict)) {
    try {
      for (const [step, run] of Object.entries(await build())) {
        builds.push({generator: name, step, ...describeRun(run)});
      }
      sizes.push({generator: name, ...(await measureSite(site))});
    } catch (error) {
      // A peer that fails is a result.
      builds.push({generator: name, step: `failed: ${String(error)}`});
    }
  }
  return [
    {title: "Cold builds of GitHub's public schema", rows: builds},
    {title: 'Sites, with the first load of the median reference page', rows: sizes},
  ];
}

function listGenerators(strict: string): readonly Generator[] {
  const ours = (label: string, ...options: readonly string[]): Generator => {
    const site = builtSite(label);
    const build = () => buildReference({schema: GITHUB, out: site, label, options});
    return {
      name: `this project${label === 'ours' ? '' : ', one route per page'}`,
      site,
      build: async () => ({build: await build()}),
    };
  };
  return [
    ours('ours'),
    ours('ours-all-routes', '--no-collapse-routes'),
    ...[spectaql, graphqlMarkdown].map((peer) => ({
      name: peer.name,
      site: path.join(builtSite(peer.name), peer.site),
      build: () => buildPeer(peer, strict),
    })),
  ];
}

/** The columns of a run. */
export function describeRun({seconds, cpuSeconds, peakBytes}: Run): Row {
  return {
    'time (s)': round(seconds),
    'processor time (s)': round(cpuSeconds),
    'peak memory (MB)': round(peakBytes / 1e6, 0),
  };
}
