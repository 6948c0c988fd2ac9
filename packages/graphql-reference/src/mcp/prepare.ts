import {setImmediate} from 'node:timers/promises';

/**
 * Runs steps one by one as long as none throws, and lets requests through between two of them: a mistake
 * in a schema is reported by the tool that is called, and may be fixed until then.
 */
export async function prepare(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await setImmediate();
    try {
      step();
    } catch {
      return;
    }
  }
}
