import {isInterrupted} from '../processes';
import {CommandError} from '../runCommand';
import {countExit, formatCounts, NONE, type Counts, type Step} from './step';

/** A step that is long says every so many milliseconds that it is still running. */
const SIGN_OF_LIFE = 20_000;

/**
 * Runs steps, as many at a time as `lanes`, in their order, and prints each when it ends. Returns what
 * each counted, in their order, too.
 */
export async function runSteps(
  steps: readonly Step[],
  args: readonly string[] = [],
  lanes = 1,
): Promise<Counts[]> {
  const waiting = [...steps.entries()];
  const running = new Set<string>();
  const counts: Counts[] = [];
  const start = Date.now();
  const signs = setInterval(() => {
    console.log(`  ... ${[...running].join(' and ')} (${secondsSince(start)})`);
  }, SIGN_OF_LIFE);
  const runLane = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !isInterrupted(); next = waiting.shift()) {
      const [index, step] = next;
      running.add(step.name);
      counts[index] = await runStep(step, args);
      running.delete(step.name);
    }
  };
  await Promise.all(Array.from({length: lanes}, runLane));
  clearInterval(signs);
  return counts;
}

/** Counts steps that could not run. */
export function skipSteps(steps: readonly Step[], reason: string): Counts[] {
  return steps.map((step) => {
    console.log(`- ${step.name}: skipped, because ${reason}`);
    return {...NONE, skipped: 1};
  });
}

async function runStep(step: Step, args: readonly string[]): Promise<Counts> {
  const start = Date.now();
  const {counts, output} = await step.run(args).catch((error: unknown) => ({
    counts: countExit(1),
    output: describeError(error),
  }));
  const mark = counts.failed === 0 ? '✓' : '✗';
  const line = `${step.name}: ${step.title} (${formatCounts(counts)}, ${secondsSince(start)})`;
  console.log(`${mark} ${line}`);
  if (counts.failed > 0 && output.trim() !== '') {
    console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
  }
  return counts;
}

function describeError(error: unknown): string {
  return error instanceof CommandError
    ? error.message
    : String((error instanceof Error && error.stack) || error);
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
