import {describe, expect, it} from 'vitest';
import {findLongTasks, readTasks} from '../readTrace';

const TASK = {name: 'RunTask', pid: 2, tid: 2, ts: 60_000, dur: 5000, tdur: 4000};
const READ = {name: 'domInteractive', pid: 2, tid: 2, ts: 20_000};
const HYDRATION = {name: 'benchmark-hydration', pid: 2, tid: 2, ts: 50_000};

function read(...traceEvents: readonly object[]): unknown {
  return readTasks(JSON.stringify({traceEvents}));
}

describe('readTasks', () => {
  it('reads the tasks of the main thread of the page', () => {
    const others = [
      {...TASK, pid: 1},
      {...TASK, tid: 3},
      {...TASK, name: 'Layout'},
    ];
    expect(read(READ, HYDRATION, ...others, TASK)).toEqual([
      {start: 10, duration: 5, processorTime: 4},
    ]);
  });

  it('counts from the moment the HTML was read where nothing hydrates', () => {
    expect(read(READ, TASK)).toEqual([{start: 40, duration: 5, processorTime: 4}]);
  });

  it('refuses a trace without a page', () => {
    expect(() => read(TASK)).toThrow(
      new Error(
        'The trace holds none of: benchmark-typing, benchmark-hydration, domInteractive.',
      ),
    );
  });
});

describe('findLongTasks', () => {
  const task = {start: 10, duration: 200, processorTime: 120};

  it('counts what the processor did, not what the thread waited', () => {
    const waiting = {start: 400, duration: 300, processorTime: 20};
    expect(findLongTasks([task, waiting])).toEqual([120]);
  });

  it('counts what is left of a task that is running', () => {
    expect(findLongTasks([{...task, start: -100}])).toEqual([60]);
    expect(findLongTasks([{...task, start: -180}])).toEqual([]);
    expect(findLongTasks([{...task, start: -300}])).toEqual([]);
  });
});
