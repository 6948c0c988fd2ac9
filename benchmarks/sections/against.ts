// cspell:ignore worktree
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import type {Run} from '../measureRun';
import {builtSite, WORK} from '../paths';
import {median, round, type Row} from '../results';
import {GITHUB} from '../schemas';
import {buildReference} from '../sites/buildReference';
import {npm} from '../sites/peers';

/** Two builds of one revision differ by up to a quarter, so each is built several times. */
const ROUNDS = 3;

/** Builds GitHub's schema with the working copy and with a git revision, in turns. */
export async function compareWith(revision: string): Promise<readonly Row[]> {
  const tree = path.join(WORK, 'against');
  const git = (...args: readonly string[]): void => {
    execFileSync('git', args, {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']});
  };
  git('worktree', 'add', '--detach', '--force', tree, revision);
  try {
    npm(`npm ci of ${revision}`, ['ci', '--no-audit', '--no-fund'], tree);
    const roots = {[revision]: tree, 'working copy': ROOT};
    const runs: Record<string, Run[]> = {[revision]: [], 'working copy': []};
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, root] of Object.entries(roots)) {
        const out = builtSite('against');
        const run = await buildReference({schema: GITHUB, out, label: name, root});
        runs[name]?.push(run);
      }
    }
    const before = toMedians(runs[revision] ?? []);
    const after = toMedians(runs['working copy'] ?? []);
    const ratio = Object.keys(after).map((column) => [
      column,
      round(after[column]! / before[column]!, 2),
    ]);
    return [
      {build: revision, ...before},
      {build: 'working copy', ...after},
      {build: 'ratio', ...(Object.fromEntries(ratio) as Row)},
    ];
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function toMedians(runs: readonly Run[]): Record<string, number> {
  return {
    'time (s)': round(median(runs.map(({seconds}) => seconds))),
    'processor time (s)': round(median(runs.map(({cpuSeconds}) => cpuSeconds))),
    'peak memory (MB)': round(median(runs.map(({peakBytes}) => peakBytes / 1e6)), 0),
  };
}
