/** A task of the page's main thread. */
export interface Task {
  /** Milliseconds after the moment that is measured from. */
  readonly start: number;
  readonly duration: number;
  /** Of its duration, what the thread had the processor for; the rest it waited for others. */
  readonly processorTime: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

export const TRACE_CATEGORIES = [
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** What is marked in a page, and what stands in for it where nothing hydrates. */
const MOMENTS = ['benchmark-typing', 'benchmark-hydration', 'domInteractive'];

/** The tasks of the main thread of the page that a trace of Chromium shows last. */
export function readTasks(trace: string): Task[] {
  const {traceEvents} = JSON.parse(trace) as {traceEvents: readonly TraceEvent[]};
  const [moment] = MOMENTS.flatMap(
    (mark) => traceEvents.findLast(({name}) => name === mark) ?? [],
  );
  if (!moment) throw new Error(`The trace holds none of: ${MOMENTS.join(', ')}.`);
  return traceEvents
    .filter(
      ({name, pid, tid}) =>
        name === 'RunTask' && pid === moment.pid && tid === moment.tid,
    )
    .map(({ts, dur = 0, tdur = dur}) => ({
      start: (ts - moment.ts) / 1000,
      duration: dur / 1000,
      processorTime: tdur / 1000,
    }));
}

const LONG_MS = 50;

/**
 * Processor times over 50 ms of the tasks that ended after the moment. A task that was running
 * then counts with the part that was left of it.
 */
export function findLongTasks(tasks: readonly Task[]): number[] {
  return tasks
    .filter(({duration}) => duration > 0)
    .map(({start, duration, processorTime}) => {
      const left = Math.min(1, (start + duration) / duration);
      return left * processorTime;
    })
    .filter((processorTime) => processorTime > LONG_MS);
}
