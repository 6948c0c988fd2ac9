import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {measureRun, parseTime} from '../measureRun';

const cwd = import.meta.dirname;

it('parses what GNU time writes', () => {
  expect(parseTime('1.50 2.00 0.25 1000\n')).toEqual({
    seconds: 1.5,
    cpuSeconds: 2.25,
    peakBytes: 1_024_000,
  });
});

it.skipIf(!existsSync('/usr/bin/time'))('measures a program', () => {
  const args = ['-e', 'Buffer.alloc(2e8, 1)'];
  const {seconds, peakBytes} = measureRun({label: 'test', args, cwd});
  expect(seconds).toBeGreaterThan(0);
  expect(peakBytes).toBeGreaterThan(2e8);
});

it.skipIf(!existsSync('/usr/bin/time'))('throws with the log of a failure', () => {
  const args = ['-e', 'console.error("No schema."); process.exit(3)'];
  expect(() => measureRun({label: 'test', args, cwd})).toThrow(
    'test exited with code 3:\nNo schema.',
  );
});

it.skipIf(!existsSync('/usr/bin/time'))('ends a program that takes too long', () => {
  const args = ['-e', 'setTimeout(() => {}, 60_000)'];
  expect(() => measureRun({label: 'test', args, cwd, limitMinutes: 0.005})).toThrow(
    'test took over 0.005 minutes',
  );
});
