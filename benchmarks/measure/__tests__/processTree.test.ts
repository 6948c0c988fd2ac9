import {describe, expect, it} from 'vitest';
import {parseStat, selectTree, TreeMeter, type ProcessUse} from '../processTree';

const STAT =
  '42 (a (b) c) S 7 42 42 0 -1 4194560 0 0 0 0 150 50 0 0 20 0 11 0 12345 900000 250 0 0';

function toProcess(pid: number, parent: number): ProcessUse {
  return {pid, parent, cpuSeconds: 0, bytes: 0};
}

describe('parseStat', () => {
  it('reads a line whose program has spaces and brackets in its name', () => {
    expect(parseStat(STAT)).toEqual({
      pid: 42,
      parent: 7,
      cpuSeconds: 2,
      bytes: 250 * 4096,
    });
  });
});

describe('selectTree', () => {
  it('finds children of children, also those that are listed first', () => {
    const processes = [
      toProcess(4, 3),
      toProcess(3, 2),
      toProcess(2, 1),
      toProcess(9, 1),
    ];
    expect(selectTree(processes, 2).map(({pid}) => pid)).toEqual([4, 3, 2]);
  });
});

describe.runIf(process.platform === 'linux')('TreeMeter', () => {
  it('sees the memory and the processor time of this process', () => {
    const meter = new TreeMeter();
    meter.sample(process.pid);
    expect(meter.peakBytes).toBeGreaterThan(10_000_000);
    expect(meter.cpuSeconds).toBeGreaterThan(0);
  });
});
