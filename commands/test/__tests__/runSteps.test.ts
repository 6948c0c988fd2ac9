import {beforeEach, expect, it, vi} from 'vitest';
import {CommandError} from '../../runCommand';
import {runSteps, skipSteps} from '../runSteps';
import {countExit, NONE, type Step} from '../step';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line.replace(/\d+\.\d s/, 'TIME'));
  });
});

function stepOf(name: string, run: Step['run']): Step {
  return {name, title: `${name} is fine`, run};
}

it('prints one line for a step that passes, and hides its output', async () => {
  const step = stepOf('lint', () =>
    Promise.resolve({counts: countExit(0), output: 'chatter'}),
  );
  expect(await runSteps([step])).toEqual([{passed: 1, failed: 0, skipped: 0}]);
  expect(lines).toEqual(['✓ lint: lint is fine (1 passed, 0 failed, TIME)']);
});

it('prints the output of a step that fails, and goes on', async () => {
  const steps = [
    stepOf('lint', () =>
      Promise.resolve({counts: countExit(1), output: 'line 1\nline 2\n'}),
    ),
    stepOf('types', () => Promise.resolve({counts: countExit(0), output: ''})),
  ];
  await runSteps(steps);
  expect(lines).toEqual([
    '✗ lint: lint is fine (0 passed, 1 failed, TIME)',
    '    line 1\n    line 2\n',
    '✓ types: types is fine (1 passed, 0 failed, TIME)',
  ]);
});

it('counts a step that throws as failed and prints why', async () => {
  const step = stepOf('browser', () => Promise.reject(new CommandError('No Chromium.')));
  expect(await runSteps([step])).toEqual([{passed: 0, failed: 1, skipped: 0}]);
  expect(lines).toEqual([
    '✗ browser: browser is fine (0 passed, 1 failed, TIME)',
    '    No Chromium.\n',
  ]);
});

it('runs as many steps at a time as there are lanes', async () => {
  let running = 0;
  const ends: (() => void)[] = [];
  const step = stepOf('slow', async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return {counts: NONE, output: ''};
  });
  const steps = [step, step, step, step];
  const run = runSteps(steps, [], 2);
  for (let ended = 0; ended < steps.length; ended += 1) {
    const left = steps.length - ended;
    await vi.waitFor(() => expect(running).toBe(Math.min(2, left)), 60_000);
    ends[ended]?.();
  }
  expect(await run).toHaveLength(4);
});

it('returns the counts in the order of the steps, whichever ends first', async () => {
  let end: () => void = () => undefined;
  const slow = stepOf('slow', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    return {counts: {...NONE, passed: 1}, output: ''};
  });
  const quick = stepOf('quick', () => {
    end();
    return Promise.resolve({counts: {...NONE, passed: 2}, output: ''});
  });
  const failing = stepOf('failing', () =>
    Promise.resolve({counts: countExit(1), output: ''}),
  );
  const counts = await runSteps([slow, failing, quick], [], 2);
  expect(counts).toEqual([{...NONE, passed: 1}, countExit(1), {...NONE, passed: 2}]);
});

it('passes arguments on to the step', async () => {
  const run = vi.fn<Step['run']>(() =>
    Promise.resolve({counts: countExit(0), output: ''}),
  );
  await runSteps([stepOf('unit', run)], ['checks']);
  expect(run).toHaveBeenCalledWith(['checks']);
});

it('counts steps that cannot run as skipped and says why', () => {
  const step = stepOf('checks', () => Promise.reject(new Error('must not run')));
  expect(skipSteps([step], 'there is no build')).toEqual([{...NONE, skipped: 1}]);
  expect(lines).toEqual(['- checks: skipped, because there is no build']);
});
