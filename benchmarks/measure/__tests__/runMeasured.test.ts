import {describe, expect, it, vi} from 'vitest';
import {runMeasured, type Program} from '../runMeasured';

function program(code: string, timeLimitSeconds = 600): Program {
  return {
    label: 'test program',
    command: process.execPath,
    args: ['-e', code],
    cwd: process.cwd(),
    timeLimitSeconds,
  };
}

describe('runMeasured', () => {
  it('measures how long a program takes', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const {seconds} = await runMeasured(program('setTimeout(() => {}, 700)'));
    expect(seconds).toBeGreaterThan(0.7);
  });

  it('throws what a failing program said', async () => {
    const run = runMeasured(program('console.error("no schema"); process.exit(3)'));
    await expect(run).rejects.toThrow(
      new Error('test program ended with exit code 3:\nno schema'),
    );
  });

  it('ends a program that exceeds its time', async () => {
    const run = runMeasured(program('setInterval(() => {}, 1000)', 0.5));
    await expect(run).rejects.toThrow(/^test program did not end within 0\.5 s \(/);
  });
});
