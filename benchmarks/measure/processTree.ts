import {readdirSync, readFileSync} from 'node:fs';

export interface ProcessUse {
  readonly pid: number;
  readonly parent: number;
  /** Processor time so far, user and system, in seconds. */
  readonly cpuSeconds: number;
  /** Resident memory, shared pages included. */
  readonly bytes: number;
}

/** Linux counts both in these units on all machines that Node supports. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** One line of /proc/<pid>/stat. A program's name may hold spaces and brackets. */
export function parseStat(line: string): ProcessUse {
  const afterName = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(afterName[number - 3]);
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    cpuSeconds: (field(14) + field(15)) / TICKS_PER_SECOND,
    bytes: field(24) * PAGE_BYTES,
  };
}

/** The process `root` and all that it started, directly or not. */
export function selectTree(processes: readonly ProcessUse[], root: number): ProcessUse[] {
  const tree = new Set([root]);
  // A child may be listed before its parent, so look until nothing is added.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const {pid, parent} of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({pid}) => tree.has(pid));
}

/** All processes of this machine; undefined on a system without /proc. */
function readProcesses(): ProcessUse[] | undefined {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readStat(pid) ?? []);
  } catch {
    return undefined;
  }
}

function readStat(pid: string): ProcessUse | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It ended between the two reads.
    return undefined;
  }
}

/** Follows what a process and its children use, sample by sample. */
export class TreeMeter {
  peakBytes: number | undefined;
  readonly #cpuSeconds = new Map<number, number>();

  sample(root: number): void {
    const processes = readProcesses();
    if (!processes) return;
    const tree = selectTree(processes, root);
    const bytes = tree.reduce((sum, process) => sum + process.bytes, 0);
    this.peakBytes = Math.max(this.peakBytes ?? 0, bytes);
    for (const {pid, cpuSeconds} of tree) this.#cpuSeconds.set(pid, cpuSeconds);
  }

  /** Ended processes count with what they used at their last sample. */
  get cpuSeconds(): number | undefined {
    if (this.peakBytes === undefined) return undefined;
    return [...this.#cpuSeconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}
