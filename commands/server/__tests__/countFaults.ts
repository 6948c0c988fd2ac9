import {beforeEach} from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Numbers for the summary that `npm test` prints at its end. */
    tally?: Readonly<Record<string, number>>;
  }
}

/** Counts each test of a file as a fault that is survived if the test passes. */
export function countEachTestAsFault(): void {
  beforeEach(({task}) => {
    task.meta.tally = {faults: 1};
  });
}
